import IconMinus from '~icons/tabler/minus';
import IconPlus from '~icons/tabler/plus';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import { Button } from '../button/button.tsx';
import { Segments } from '../choice/segments.tsx';
import { Sheet } from '../layer/sheet.tsx';
import { copy } from './copy.ts';
import { drawCrop, type CropArea } from './draw-crop.ts';
import styles from './picture-crop.module.css';
import { shapes, type Shape } from './shapes.ts';

/** A chosen file and its object URL on this page. */
export interface ChosenPicture {
  file: File;
  url: string;
}

export interface CropSheetProps {
  picture: ChosenPicture;
  /** The available shapes; the first is preselected. */
  offered: readonly [Shape, ...Shape[]];
  onDone: (cropped: File) => void;
  onClose: () => void;
}

const MIN = 1;
const MAX = 4;
const STEP = 0.1;
/** How many pixels an arrow key moves the picture. */
const KEY_STEP = 8;

const within = (zoom: number): number => Math.min(MAX, Math.max(MIN, zoom));

function Zoom({ zoom, onChange }: { zoom: number; onChange: (zoom: number) => void }) {
  const change = (next: number) => onChange(within(Math.round(next * 10) / 10));
  return (
    <div className={styles.zoom}>
      <button type="button" aria-label={copy.zoomOut} onClick={() => change(zoom - STEP * 2)}>
        <IconMinus size={18} stroke={1.9} aria-hidden />
      </button>
      <input
        type="range"
        aria-label={copy.zoom}
        aria-valuetext={`${Math.round(zoom * 100)}%`}
        min={MIN}
        max={MAX}
        step={STEP}
        value={zoom}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <button type="button" aria-label={copy.zoomIn} onClick={() => change(zoom + STEP * 2)}>
        <IconPlus size={18} stroke={1.9} aria-hidden />
      </button>
    </div>
  );
}

interface StageProps {
  url: string;
  shape: Shape;
  onCut: (area: CropArea) => void;
}

/** The picture under its frame, which is moved and enlarged. */
function Stage({ url, shape, onCut }: StageProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(MIN);
  return (
    <>
      <div className={styles.stage}>
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          aspect={shapes[shape]}
          minZoom={MIN}
          maxZoom={MAX}
          keyboardStep={KEY_STEP}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_, pixels) => onCut(pixels)}
          cropperProps={{ 'aria-label': copy.area, role: 'group' }}
          mediaProps={{ alt: '' }}
        />
      </div>
      <Zoom zoom={zoom} onChange={setZoom} />
    </>
  );
}

/** Selects the visible part of a picture: by pointer, touch, wheel, slider and keys. */
export function CropSheet({ picture, offered, onDone, onClose }: CropSheetProps) {
  const { file, url } = picture;
  const [shape, setShape] = useState(offered[0]);
  const [area, setArea] = useState<CropArea>();
  const [isDrawing, setDrawing] = useState(false);

  const use = async () => {
    if (!area || isDrawing) return;
    setDrawing(true);
    onDone(await drawCrop(file, area));
  };

  return (
    <Sheet
      side="centre"
      title={copy.title}
      subtitle={copy.hint}
      onClose={onClose}
      footer={
        <div className={styles.foot}>
          <Button kind="default" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button disabled={!area} isLoading={isDrawing} onClick={() => void use()}>
            {copy.use}
          </Button>
        </div>
      }
    >
      {offered.length > 1 && (
        <Segments
          label={copy.shape}
          value={shape}
          options={offered.map((value) => ({ value, label: copy.shapes[value] }))}
          onChange={setShape}
          size="sm"
        />
      )}
      <Stage url={url} shape={shape} onCut={setArea} />
    </Sheet>
  );
}
