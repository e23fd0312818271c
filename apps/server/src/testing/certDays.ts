import { cert, certApply } from '@tqc/contract/cert';
import { certInput, giveCert, giveCertId } from './certFiles';
import type { TestServer } from './server';

/** A day that somebody types, from when to when it may be, and how it is sent for a record. */
interface Typed {
  readonly from: string;
  readonly to: string;
  ready(): Promise<string>;
  send(id: string, day: string): Promise<unknown>;
}
const TODAY = '2024-06-18';
const BORN = ['1920-01-01', TODAY] as const;
const RECOGNISED = ['1993-01-01', TODAY] as const;
const EFFECTIVE = ['1993-01-01', '2025-06-18'] as const;

/** The days of what is asked for about certificates. */
export function certDays(
  server: () => TestServer,
  upload: () => Promise<string>,
): Readonly<Record<string, Typed>> {
  const county = () => server().as('county');
  const lost = async () => ({
    kind: 1,
    reason: 1,
    pickup: 1,
    noticeFile: await upload(),
    formFile: await upload(),
    identityFile: await upload(),
  });
  const announced = { from: '1990-01-01', to: '2024-05-19' };
  const of = (
    name: 'certificateChange' | 'create' | 'remove' | 'deleteOrRestore',
    field: string,
    [from, to]: readonly [string, string],
  ): Readonly<Record<string, Typed>> => ({
    [`cert.cert.${name}.${field}`]: {
      from,
      to,
      ready: async () => (name === 'create' ? '' : giveCertId(server())),
      send: async (certId, day) => {
        const input = { ...certInput(name, certId, [await upload()]), [field]: day };
        const versioned = name === 'create' ? {} : { version: 1 };
        return (await county())(cert[name], input as never, versioned);
      },
    },
  });
  return {
    ...of('certificateChange', 'birthDate', BORN),
    ...of('certificateChange', 'recognisedOn', RECOGNISED),
    ...of('create', 'birthDate', BORN),
    ...of('create', 'recognisedOn', RECOGNISED),
    ...of('remove', 'effectiveOn', EFFECTIVE),
    ...of('deleteOrRestore', 'effectiveOn', EFFECTIVE),
    'cert.certApply.create.lostOn': {
      ...announced,
      ready: () => giveCert(server()),
      send: async (certNo, lostOn) =>
        (await county())(certApply.create, { certNo, ...(await lost()), lostOn }),
    },
    'cert.certApply.update.lostOn': {
      ...announced,
      ready: async () => {
        const asked = { certNo: await giveCert(server()), ...(await lost()), lostOn: '2024-05-01' };
        const { id } = await (await county())(certApply.create, asked);
        await server().pool.query('update cert_apply set status = 8 where apply_id = $1', [id]);
        return id;
      },
      send: async (id, lostOn) =>
        (await county())(certApply.update, { id, action: 'again', lostOn }, { version: 1 }),
    },
  };
}
