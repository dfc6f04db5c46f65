/** Loads `sharp` with the first picture, so that a start does not wait for it. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // Uploads are read once: a cache would only use memory and open files.
  sharp.cache(false);
  return sharp;
}
