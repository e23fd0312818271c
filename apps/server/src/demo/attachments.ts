import type { PoolClient } from 'pg';
import type { AppParts } from '../kit/serve';
import { keepFile } from './demoFiles';
import { glyph, scan } from './documents';

/** Records whose paper was scanned: what the paper says, line by line. */
const PAPERS: readonly (readonly [table: string, title: string, lines: readonly string[]])[] = [
  ['org_rename', '关于机构更名的批复', ['同意更名，自生效之日起启用新名称', '旧印章交回']],
  ['plan_change', '关于调整认定计划的请示', ['因工作需要，申请调整计划时间', '请予批准']],
  ['province_plan', '认定工作公告', ['本省教师资格认定工作安排如下', '详见附表']],
];

/**
 * Pictures of characters, portraits of who registers, and the papers that records rest on: what a
 * clerk would have uploaded.
 */
export async function fillAttachments(app: AppParts, client: PoolClient): Promise<void> {
  for (const [table, title, lines] of PAPERS) {
    const id = await keepFile(app, client, `${title}.png`, await scan(title, lines));
    await client.query(`update ${table} set file_id = $1 where file_id is null`, [id]);
  }
  const { rows: words } = await client.query<{ id: string; word: string }>(
    'select word_id::text as id, word from rare_word where picture is null order by word_id',
  );
  for (const { id, word } of words) {
    const drawn = await glyph(word);
    if (drawn)
      await client.query('update rare_word set picture = $2 where word_id = $1', [
        id,
        await keepFile(app, client, `${word}.png`, drawn),
      ]);
  }
  // Portraits of applications serve again: one of each sex is enough here.
  await client.query(
    `update enrollment e set photo = (
       select r.photo from registration r where r.sex = e.sex and r.photo is not null order by md5(r.reg_id::text) limit 1)
     where e.photo is null`,
  );
  await client.query(
    `insert into enrollment_file (file_id, enr_id, kind, title, seq)
     select photo, enr_id, 'photo', '证件照片', 1 from enrollment where photo is not null on conflict do nothing`,
  );
}
