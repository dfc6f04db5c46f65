import { Stack } from '#ui/box/stack.tsx';
import { LineField, LongField } from '../fields/fields.tsx';
import { SectionBox } from './section-box.tsx';
import { sectionCopy as copy } from './section-copy.ts';
import type { SectionProps } from './section.ts';

/** 자기소개서: a title and the text. */
export function CoverLetterSection({ content, write, errors, frame }: SectionProps) {
  const letter = content.coverLetter;
  return (
    <SectionBox section="coverLetter" {...frame}>
      <Stack gap={16}>
        <LineField
          label={copy.letterSubject}
          placeholder={copy.letterSubjectHint}
          value={letter.subject}
          max={100}
          error={errors['coverLetter.subject']}
          onChange={(subject) => write('coverLetter', { ...letter, subject })}
        />
        <LongField
          label={copy.letter}
          placeholder={copy.letterHint}
          value={letter.content}
          max={20_000}
          rows={6}
          error={errors['coverLetter.content']}
          onChange={(text) => write('coverLetter', { ...letter, content: text })}
        />
      </Stack>
    </SectionBox>
  );
}
