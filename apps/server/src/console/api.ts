import { ApiError, createTransport, signIn } from '@tqc/client';
import { allCalls } from '@tqc/contract/catalogue';
import { DEMO_PASSWORD } from '../demo/accounts';
import { option } from './runParts';

/**
 * `npm run api -- register.certBatch.list --as demo_gj --input '{"pageSize":10}'`: one signed call
 * from a terminal.
 */
const id = process.argv[2] ?? '';
const call = allCalls.find((known) => known.id === id);
const url = option('url', `http://localhost:${process.env['PORT'] ?? 8080}`);
if (!call) {
  console.error(`没有接口 ${id}；可用的接口见 npm run openapi`);
  process.exitCode = 1;
} else {
  try {
    const transport = createTransport({ baseUrl: url, app: 'tqc-admin' });
    const account = option('as');
    if (account) await signIn(transport, account, process.env['TQC_PASSWORD'] ?? DEMO_PASSWORD);
    const version = option('version');
    console.log(
      JSON.stringify(
        await transport.send(
          call,
          JSON.parse(option('input', '{}')),
          version ? { version: Number(version) } : {},
        ),
        null,
        2,
      ),
    );
  } catch (error) {
    console.error(error instanceof ApiError ? `${error.code} ${error.message}` : String(error));
    process.exitCode = 1;
  }
}
