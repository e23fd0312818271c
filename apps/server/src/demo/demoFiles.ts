import type { PoolClient } from 'pg';
import { treatUpload } from '../kit/files';
import type { AppParts } from '../kit/serve';
import { applicationForm, scan, silhouette } from './documents';

/** Documents that the applications of a demo share. */
export interface DemoDocuments {
  readonly photos: { readonly 1: readonly string[]; readonly 2: readonly string[] };
  readonly common: readonly {
    readonly kind: string;
    readonly title: string;
    readonly fileId: string;
  }[];
}

const PAGES: readonly (readonly [kind: string, title: string, lines: readonly string[]])[] = [
  ['idCard', '身份证件', ['姓名 演示人员', '公民身份号码 见申请信息', '签发机关 演示市公安局']],
  [
    'diploma',
    '毕业证书',
    ['学生 演示人员 已完成教学计划', '规定的全部课程，成绩合格，准予毕业', '校名 澄岚师范大学'],
  ],
  ['mandarin', '普通话水平测试等级证书', ['测试等级 见申请信息', '发证机关 演示省语言文字委员会']],
  ['exam', '考试合格证明', ['中小学教师资格考试合格', '有效期三年']],
  ['health', '体检报告', ['体检结论 合格', '体检医院 演示市人民医院']],
  ['promise', '个人承诺书', ['本人承诺所填内容真实', '承诺人 演示人员（样例）']],
];

/** Whose upload a document was; without anybody it came with an application. */
interface Owner {
  readonly orgId: string;
  readonly adminId: string;
  readonly prov: string;
  readonly city: string;
  readonly county: string;
}

/** Keeps a drawn document in the file store, as an upload would be. */
export async function putFile(
  app: AppParts,
  client: PoolClient,
  name: string,
  bytes: Buffer,
  owner?: Owner,
): Promise<{ readonly id: string; readonly size: number }> {
  const treated = await treatUpload(name, bytes);
  const { id, size, sha256 } = await app.files.put(treated.bytes);
  const { kind, mime, width = null, height = null } = treated;
  const { orgId = null, adminId = null, prov = '', city = '', county = '' } = owner ?? {};
  await client.query(
    `insert into file (file_id, name, kind, mime, size, width, height, sha256, org_id, admin_id, prov, city, county)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [id, name, kind, mime, size, width, height, sha256, orgId, adminId, prov, city, county],
  );
  return { id, size };
}

/** The same; answers its number alone. */
export const keepFile = async (...kept: Parameters<typeof putFile>): Promise<string> =>
  (await putFile(...kept)).id;

/** Draws the shared documents and keeps them in the file store. */
export async function fillDocuments(app: AppParts, client: PoolClient): Promise<DemoDocuments> {
  const keep = (name: string, bytes: Buffer) => keepFile(app, client, name, bytes);
  const photos: { 1: string[]; 2: string[] } = { 1: [], 2: [] };
  for (const sex of [1, 2] as const)
    for (let at = 0; at < 6; at += 1)
      photos[sex].push(await keep(`照片${sex}${at}.jpg`, await silhouette(at, sex)));
  const common: { kind: string; title: string; fileId: string }[] = [];
  for (const [kind, title, lines] of PAGES)
    common.push({ kind, title, fileId: await keep(`${title}.png`, await scan(title, lines)) });
  common.push({
    kind: 'form',
    title: '教师资格认定申请表',
    fileId: await keep(
      '教师资格认定申请表.pdf',
      await applicationForm([
        ['姓名', '演示人员'],
        ['申请资格种类', '见申请信息'],
        ['认定机构', '演示认定机构'],
      ]),
    ),
  });
  return { photos, common };
}
