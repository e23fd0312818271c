import { rmsUsbKey, usbKeyImport } from '@tqc/contract/basic';
import { refuse } from '@tqc/domain/kit';
import { importing } from '../../../kit/imports';
import { asKeyKeeper } from './scope';

/** USBKey: a line is a key that is not there yet. */
export const usbKeys = importing(usbKeyImport, {
  apart: true,
  find: (call, serials) =>
    asKeyKeeper(async ({ db }: typeof call) => {
      const rows = await db
        .selectFrom('usbKey')
        .select(['serial', 'version'])
        .where('serial', 'in', ['', ...serials])
        .execute();
      return new Map(
        rows.map(({ serial, version }) => [serial, { id: serial, version, values: { serial } }]),
      );
    })(call),
  write({ whole, existing }) {
    if (existing) throw refuse('serial', '该UKey已经入库，请核对序列号');
    return { call: rmsUsbKey.importUsbKey, input: { ...whole } };
  },
});
