/**
 * A picture that stands for a document, made in the browser, so that no photograph of anybody is
 * needed.
 */
export async function drawnPicture(text: string, width = 480, height = 320): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const paint = canvas.getContext('2d');
  if (!paint) throw new Error('no canvas');
  paint.fillStyle = 'whitesmoke';
  paint.fillRect(0, 0, width, height);
  paint.fillStyle = 'dimgray';
  paint.font = `${Math.round(height / 10)}px ${getComputedStyle(document.body).fontFamily}`;
  // A web font comes when it is asked for; a canvas does not ask.
  await document.fonts.load(paint.font, `${text}样例`).catch(() => undefined);
  paint.textAlign = 'center';
  paint.fillText(text, width / 2, height / 2);
  paint.fillText('样例', width / 2, height * 0.7);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
  );
}
