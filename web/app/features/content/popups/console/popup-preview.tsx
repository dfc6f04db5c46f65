import { useWatch } from 'react-hook-form';
import { useShownPictures } from '#features/foundation/files/pictures/use-shown-pictures.ts';
import { useShownPhotos } from '#features/foundation/files/rich-text/own-photos.ts';
import { Stack } from '#ui/box/stack.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { ScreenFrame } from '#ui/layout/screen-frame.tsx';
import { PopupBox } from '../layer/popup-box.tsx';
import box from '../layer/popup-box.module.css';
import { copy } from './copy.ts';
import type { PopupFormValues } from './draft.ts';
import styles from './popup-preview.module.css';

const { preview: texts } = copy;
const SCREENS = [
  { label: texts.desktop, width: 1440, height: 900 },
  { label: texts.mobile, width: 390, height: 844 },
] as const;

/** The popup as visitors would see it, on a desktop and on a phone. */
export function PopupPreview() {
  const { subject, image, alt, content } = useWatch<PopupFormValues>() as PopupFormValues;
  const shown = useShownPictures(image);
  const shownContent = useShownPhotos(content);
  const picture = image.find(({ _id }) => shown[_id]);
  const popup = {
    _id: 'preview',
    subject,
    image: picture ? { ...picture, url: shown[picture._id] ?? '' } : null,
    alt,
    content: shownContent,
    // A link is not followed here, because the form would be left.
    url: null,
  };
  const isEmpty = !popup.image && content === '';
  return (
    <Panel title={texts.title}>
      {isEmpty ? (
        <p>{texts.none}</p>
      ) : (
        <Stack gap={20}>
          {SCREENS.map((screen) => (
            <ScreenFrame key={screen.label} {...screen}>
              {/* Only looked at: its buttons would close nothing. */}
              <div className={styles.ground} inert>
                <div className={box.box}>
                  <PopupBox popups={[popup]} index={0} />
                </div>
              </div>
            </ScreenFrame>
          ))}
        </Stack>
      )}
    </Panel>
  );
}
