import { eduDoc } from '@tqc/contract/basic';
import { fileKind } from '@tqc/domain/dictionaries';
import { docFlow, docStatus } from '@tqc/domain/shared';
import { outOfReach } from '../../kit/failure';
import { ownUpload } from '../../kit/files';
import { crudOf, serve, type Given } from '../../kit/serve';
import { store, withinDays } from '../../kit/store';
import { mayReadDoc } from '../../trade/eduDocs';
import { zipDocs } from './zipDocs';

const rows = store('eduDoc', 'docId');
const CENTRE = 5;

/** The endings of what is kept as something else than it was brought. */
const KEPT_AS: Readonly<Record<string, string>> = { bmp: 'png' };

/** The centre keeps all of them, a province its own. */
const keeps = ({ who }: Pick<Given, 'who'>, { orgId }: { readonly orgId: string }) =>
  who.orgType === CENTRE || orgId === who.orgId;

const plain = crudOf(rows, 'docId', {
  mine: ({ who }) => mayReadDoc(who),
  list: {
    like: ['title'],
    equal: ['category', 'status'],
    order: 'pinned.desc',
    filled: ['pinned'],
  },
  asked: ({ input }) => {
    const { publishedAtFrom, publishedAtTo } = input as Partial<Record<string, string>>;
    return [withinDays('published_at', publishedAtFrom, publishedAtTo)];
  },
  dress: async (call, found) => found.map((row) => ({ ...row, kept: keeps(call, row) })),
  start: async ({ who, now, db }, { fileId }: { readonly fileId: string }) => ({
    ...(await factsOf(db, fileId)),
    orgId: who.orgId,
    orgName: who.orgName,
    prov: who.prov,
    publishedAt: now,
    status: docStatus.code('published'),
  }),
  may: (event, row, call) => {
    if (!keeps(call, row)) throw outOfReach();
    if (event === 'remove') docFlow.next('remove', row.status);
  },
});

/** What is fetched here is looked at by `resource.downloadFile`, which counts it. */
export const eduDocRoutes = serve(eduDoc, {
  ...plain,
  create: async (call) => {
    await ownUpload(call, call.input.fileId, ['pdf', 'image', 'sheet', 'word']);
    return plain.create(call);
  },
  update: async (call) => {
    const { action, docId, ...changes } = call.input;
    const row = await rows(call).hold(docId, mayReadDoc(call.who));
    if (!keeps(call, row)) throw outOfReach();
    if (action !== 'edit')
      return rows(call).change(docId, {
        status: docFlow.next(action, row.status),
        ...(action === 'publish' ? { publishedAt: call.now } : {}),
      });
    const { fileId } = changes;
    const isNew = fileId !== undefined && fileId !== row.fileId;
    if (isNew) await ownUpload(call, fileId, ['pdf', 'image', 'sheet', 'word']);
    return rows(call).change(docId, {
      ...changes,
      ...(isNew ? await factsOf(call.db, fileId) : {}),
    });
  },
  zip: zipDocs,
});

/** What the list tells of a file: its kind by its ending, and its bytes. */
async function factsOf(
  db: Given['db'],
  fileId: string,
): Promise<{ readonly kind: string; readonly size: number }> {
  const { name, size } = await db
    .selectFrom('file')
    .select(['name', 'size'])
    .where('fileId', '=', fileId)
    .executeTakeFirstOrThrow();
  const ending = /\.(\w+)$/.exec(name.toLowerCase())?.[1] ?? '';
  const kind = KEPT_AS[ending] ?? ending;
  return { kind: fileKind.codes.some((one) => one === kind) ? kind : 'other', size };
}
