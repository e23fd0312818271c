import { startServer } from '../product/startServer';

/** Starts the built product with the small demo on a free port, for the whole run. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const { url, data, stop } = await startServer('dev');
  process.env['TQC_E2E_URL'] = url;
  process.env['TQC_E2E_DATA'] = data;
  return stop;
}
