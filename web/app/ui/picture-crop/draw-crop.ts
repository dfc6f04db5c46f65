/** A part of a picture in its own pixels, upright. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

const LONGEST = 1200;
const QUALITY = 0.92;

const jpegOf = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  });

/** Crops a picture to a JPEG of the same name; 1200 pixels at most on its longer side. */
export async function drawCrop(file: File, area: CropArea): Promise<File> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, LONGEST / Math.max(area.width, area.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(area.width * scale));
  canvas.height = Math.max(1, Math.round(area.height * scale));
  const { x, y, width, height } = area;
  const pdf = canvas.getContext('2d');
  if (pdf) {
    // A transparent picture is drawn on white, because a JPEG would make it black.
    pdf.fillStyle = '#fff';
    pdf.fillRect(0, 0, canvas.width, canvas.height);
    pdf.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  }
  picture.close();
  const blob = await jpegOf(canvas);
  if (!blob) throw new Error('The picture could not be drawn');
  return new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' });
}

/** Whether the browser can open it as a picture; a text with a picture's extension cannot. */
export async function isPicture(file: Blob): Promise<boolean> {
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
}
