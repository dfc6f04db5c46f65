import type { ResumeContent } from '@ieum/contract/hiring/resumes/schemas.ts';
import { DayField, LineField, LongField } from '../fields/fields.tsx';
import { ItemList, type ItemProps } from './item-list.tsx';
import styles from './sections.module.css';
import { SuggestedField } from './suggested-field.tsx';
import { SectionBox } from './section-box.tsx';
import { sectionCopy as copy } from './section-copy.ts';
import { hasErrorUnder, type SectionProps } from './section.ts';
import { joined } from '@ieum/contract/common/text-formats.ts';
import { monthText } from '../texts.ts';

type Certificate = ResumeContent['certifications'][number];

const MAX_CERTIFICATES = 50;
const blankCertificate: Certificate = { name: '', desc: '', issuer: '', issuedAt: null };

const loadCertificates = async () => (await import('../suggestions/certificates.ts')).certificates;

type FieldsProps = ItemProps<Certificate> & Pick<SectionProps, 'errors'>;

function CertificateFields({ value, onChange, index, errors }: FieldsProps) {
  const change = (part: Partial<Certificate>) => onChange({ ...value, ...part });
  const errorAt = (name: string) => errors[`certifications.${index}.${name}`];
  return (
    <>
      <div className={styles.grid}>
        <div className={styles.whole}>
          <SuggestedField
            label={copy.certificate}
            load={loadCertificates}
            onTake={({ name, extra }) => change({ name, issuer: value.issuer || extra })}
            placeholder={copy.certificateHint}
            value={value.name}
            max={100}
            error={errorAt('name')}
            onChange={(name) => change({ name })}
          />
        </div>
        <LineField
          label={copy.issuer}
          value={value.issuer}
          max={100}
          error={errorAt('issuer')}
          onChange={(issuer) => change({ issuer })}
        />
        <DayField
          label={copy.issuedAt}
          value={value.issuedAt}
          error={errorAt('issuedAt')}
          onChange={(issuedAt) => change({ issuedAt })}
        />
      </div>
      <LongField
        label={copy.description}
        value={value.desc}
        max={2000}
        rows={2}
        error={errorAt('desc')}
        onChange={(desc) => change({ desc })}
      />
    </>
  );
}

/** 자격증: certificates with issuer, month and notes. */
export function CertificateSection({ content, write, errors, frame }: SectionProps) {
  return (
    <SectionBox section="certifications" {...frame}>
      <ItemList
        initial={content.certifications}
        onChange={(certifications) => write('certifications', certifications)}
        blank={blankCertificate}
        addLabel={copy.addCertificate}
        max={MAX_CERTIFICATES}
        titleOf={({ name }) => name || copy.newCertificate}
        noteOf={({ issuer, issuedAt }) => joined(issuer, issuedAt && monthText(issuedAt))}
        hasError={(index) => hasErrorUnder(errors, `certifications.${index}`)}
      >
        {(props) => <CertificateFields {...props} errors={errors} />}
      </ItemList>
    </SectionBox>
  );
}
