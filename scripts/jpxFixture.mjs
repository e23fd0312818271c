import { pathToFileURL } from 'node:url';

/**
 * Draws the small JPEG 2000 picture that stands in packages/ui/src/PdfViewer/demoJpx.ts and prints
 * it as base64. Run once; the encoder is no part of the project: `npm i
 * @cornerstonejs/codec-openjpeg@1.3.6` in a scratch folder, then
 * `node scripts/jpxFixture.mjs
 * <scratch>/node_modules/@cornerstonejs/codec-openjpeg/dist/openjpegjs.js`.
 */
const { default: load } = await import(pathToFileURL(process.argv[2] ?? '').href);
const codec = await load();
const [width, height] = [64, 48];
const [red, green, blue, yellow] = [
  [200, 30, 30],
  [30, 160, 60],
  [30, 60, 200],
  [230, 200, 40],
];
const colour = (x, y) =>
  y < height / 2 ? (x < width / 2 ? red : green) : x < width / 2 ? blue : yellow;

const encoder = new codec.J2KEncoder();
encoder.setQuality(true, 0);
encoder.setDecompositions(2);
const pixels = encoder.getDecodedBuffer({
  width,
  height,
  bitsPerSample: 8,
  componentCount: 3,
  isSigned: false,
});
for (let y = 0; y < height; y += 1)
  for (let x = 0; x < width; x += 1) pixels.set(colour(x, y), (y * width + x) * 3);
encoder.encode();

const text = (name) => [...Buffer.from(name, 'latin1')];
const big = (value, bytes = 4) =>
  Array.from({ length: bytes }, (_, at) => (value >>> (8 * (bytes - 1 - at))) & 255);
const box = (name, data) => [...big(data.length + 8), ...text(name), ...data];
const header = box('jp2h', [
  ...box('ihdr', [...big(height), ...big(width), ...big(3, 2), 7, 7, 0, 0]),
  ...box('colr', [1, 0, 0, ...big(16)]),
]);
const file = [
  ...box('jP  ', [0x0d, 0x0a, 0x87, 0x0a]),
  ...box('ftyp', [...text('jp2 '), ...big(0), ...text('jp2 ')]),
  ...header,
  ...box('jp2c', [...encoder.getEncodedBuffer()]),
];
console.log(Buffer.from(file).toString('base64'));
