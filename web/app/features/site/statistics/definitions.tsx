import { visitMeasureTexts } from '@ieum/contract/account/auth/measure-texts.ts';
import { applicationMeasureTexts } from '@ieum/contract/hiring/applications/measure-texts.ts';
import { recruitmentMeasureTexts } from '@ieum/contract/hiring/recruitments/measure-texts.ts';
import { say } from '#lib/format/copy.ts';
import { Panel } from '#ui/box/panel.tsx';
import { Facts, type Fact } from '#ui/layout/facts.tsx';
import { copy } from './copy.ts';
import { definitionsCopy as texts } from './definitions-copy.ts';
import styles from './definitions.module.css';

const ofTraffic: readonly Fact[] = [
  [copy.main.sessions, say(visitMeasureTexts.sessionsDefinition)],
  [copy.main.visits, say(visitMeasureTexts.visitsDefinition)],
];

const ofHiring: readonly Fact[] = [
  [copy.recruitment.open, texts.open],
  [copy.hits, say(recruitmentMeasureTexts.viewsDefinition)],
  [copy.applied, say(applicationMeasureTexts.appliedDefinition)],
  [copy.rate, texts.rate],
  [copy.reviewed, texts.reviewed],
  [copy.interviewed, texts.interviewed],
  [copy.accepted, texts.accepted],
  [copy.eliminated, texts.eliminated],
];

const Definitions = ({ facts }: { facts: readonly Fact[] }) => (
  <div className={styles.definitions}>
    <Panel title={texts.title}>
      <Facts facts={facts} />
    </Panel>
  </div>
);

/** What each number of the visits counts. */
export const TrafficDefinitions = () => <Definitions facts={ofTraffic} />;

/** What each number of recruitments and applications counts. */
export const HiringDefinitions = () => <Definitions facts={ofHiring} />;
