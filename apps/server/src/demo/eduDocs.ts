import { docCategory } from '@tqc/domain/dictionaries';
import { docStatus } from '@tqc/domain/shared';
import type { PoolClient } from 'pg';
import type { AppParts } from '../kit/serve';
import { putFile } from './demoFiles';
import { applicationForm, scan } from './documents';
import type { DemoOrg } from './places';

const FIRST = 965_000_000_001n;
const [POLICY, MANUAL, FORMS, TRAINING] = docCategory.codes;

/** What the centre and the first province have put out; one was taken back. */
const DOCS = [
  {
    by: 5,
    title: '教师资格认定工作安排',
    category: POLICY,
    audience: [1, 2, 3, 4, 6],
    pinned: true,
  },
  {
    by: 5,
    title: '教师资格管理系统操作手册',
    category: MANUAL,
    audience: [1, 2, 3, 4],
    pinned: true,
  },
  { by: 5, title: '现场确认流程图', category: TRAINING, audience: [1, 2, 3], picture: true },
  { by: 4, title: '证书签收表样式', category: FORMS, audience: [1, 2, 3] },
  { by: 4, title: '旧版认定公告样式', category: FORMS, audience: [1, 2, 3], isBack: true },
] as const;

/** Materials for downloading, each with its file. */
export async function fillEduDocs(
  app: AppParts,
  client: PoolClient,
  orgs: readonly DemoOrg[],
): Promise<void> {
  for (const [at, doc] of DOCS.entries()) {
    const org = orgs.find(({ type }) => type === doc.by);
    if (org) await fillDoc(app, client, org, at, doc);
  }
}

async function fillDoc(
  app: AppParts,
  client: PoolClient,
  org: DemoOrg,
  at: number,
  doc: (typeof DOCS)[number],
): Promise<void> {
  const { rows } = await client.query<{ admin_id: string }>(
    'select admin_id from admin where org_id = $1 order by admin_id limit 1',
    [org.id],
  );
  const [person] = rows;
  if (!person) return;
  const kind = 'picture' in doc ? 'png' : 'pdf';
  const name = `${doc.title}.${kind}`;
  const drawn =
    kind === 'png'
      ? await scan(doc.title, ['核对身份', '核对材料', '拍照留存', '打印受理凭证'])
      : await applicationForm([
          ['资料名称', doc.title],
          ['发布机构', org.name],
        ]);
  const owner = { ...org, orgId: org.id, adminId: person.admin_id };
  const file = await putFile(app, client, name, drawn, owner);
  await client.query(
    `insert into edu_doc (doc_id, title, category, audience, file_id, kind, size, doc_version, remark, pinned, org_id, org_name, published_at, downloads, status, prov)
     values ($1, $2, $3, $4, $5, $6, $7, '2024年版', '', $8, $9, $10, $11, $12, $13, $14)`,
    [
      String(FIRST + BigInt(at)),
      doc.title,
      doc.category,
      doc.audience,
      file.id,
      kind,
      file.size,
      'pinned' in doc,
      org.id,
      org.name,
      `2024-0${at + 2}-12T02:00:00Z`,
      (DOCS.length - at) * 37,
      docStatus.code('isBack' in doc ? 'withdrawn' : 'published'),
      org.prov,
    ],
  );
}
