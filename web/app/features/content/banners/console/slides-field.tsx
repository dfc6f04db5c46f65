import { BANNER_SLIDES_MAX, type BannerCode } from '@ieum/contract/content/banners/enums.ts';
import IconTrash from '~icons/tabler/trash';
import { useFieldArray, useWatch } from 'react-hook-form';
import { Button } from '#ui/button/button.tsx';
import { ReorderRow } from '#ui/reorder/reorder-row.tsx';
import { copy } from './copy.ts';
import { emptySlide, type BannerFormValues } from './draft.ts';
import { SlideFields } from './slide-fields.tsx';
import styles from './slides-field.module.css';

const { slide: texts } = copy;

/** The slides in their order, which is changed by dragging or by the arrow keys on a handle. */
export function SlidesField() {
  const { fields, append, remove, move } = useFieldArray<BannerFormValues, 'slides'>({ name: 'slides' });
  const code = useWatch<BannerFormValues, 'code'>({ name: 'code' }) satisfies BannerCode;
  return (
    <div className={styles.slides}>
      {fields.length === 0 && <p>{texts.none}</p>}
      {fields.map(({ id }, index) => (
        <ReorderRow
          key={id}
          list="banner-slides"
          index={index}
          count={fields.length}
          name={texts.name(index + 1)}
          onMove={move}
        >
          {(grip) => (
            <section className={styles.slide} aria-label={texts.name(index + 1)}>
              <div className={styles.head}>
                {grip}
                <h3>{texts.name(index + 1)}</h3>
                <Button
                  kind="subtle"
                  size="sm"
                  aria-label={texts.remove(index + 1)}
                  onClick={() => remove(index)}
                >
                  <IconTrash size={18} aria-hidden />
                </Button>
              </div>
              <SlideFields name={`slides.${index}`} guide={copy.guide[code]} />
            </section>
          )}
        </ReorderRow>
      ))}
      {fields.length < BANNER_SLIDES_MAX && (
        <Button kind="default" onClick={() => append(emptySlide)}>
          {texts.add}
        </Button>
      )}
    </div>
  );
}
