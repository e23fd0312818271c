import { sql } from 'kysely';
import { ownUpload } from '../../kit/files';
import { newId } from '../../kit/newId';
import type { RowOf } from '../../kit/store';
import type { Content, SiteCall } from './content';

/** A file as draft and publication name it. */
interface SiteFile {
  readonly fileId: string;
  readonly name: string;
  readonly size: number;
}

/** The files that one version of the information names; what was written before has none. */
export const filesOf = (content: Content | null | undefined): readonly SiteFile[] =>
  (content?.['attachments'] ?? []) as readonly SiteFile[];

type Org = Pick<RowOf<'org'>, 'orgId' | 'prov' | 'city' | 'county' | 'point'>;

/** What is entered, with its files by name: new ones are the caller's own uploads. */
export async function withFiles(
  call: SiteCall,
  org: Org,
  workType: number,
  facts: Content,
  before: Content,
): Promise<Content> {
  const { files, ...rest } = facts as Content & { readonly files?: readonly string[] };
  if (files === undefined) return rest;
  const had = new Map(filesOf(before).map((file) => [file.fileId, file]));
  const attachments: SiteFile[] = [];
  for (const fileId of new Set(files))
    attachments.push(had.get(fileId) ?? (await taken(call, org, workType, fileId)));
  return { ...rest, attachments };
}

async function taken(
  { db, who, now }: SiteCall,
  { orgId, prov, city, county, point }: Org,
  workType: number,
  fileId: string,
): Promise<SiteFile> {
  await ownUpload({ db, who }, fileId, ['pdf']);
  await db
    .insertInto('siteFile')
    .values({
      attachedId: newId(),
      orgId,
      workType,
      prov,
      city,
      county,
      point,
      fileId,
      addedAt: now.toISOString(),
    })
    .execute();
  const { name, size } = await db
    .selectFrom('file')
    .select(['name', 'size'])
    .where('fileId', '=', fileId)
    .executeTakeFirstOrThrow();
  return { fileId, name, size };
}

/** Lets go of files that neither the draft nor what is public names any more. */
export async function dropUnnamedFiles(
  { db }: Pick<SiteCall, 'db'>,
  orgId: string,
  workType: number,
): Promise<void> {
  await sql`
    delete from site_file f where f.org_id = ${orgId} and f.work_type = ${workType}
      and not exists (select from site_info s, jsonb_array_elements(
        coalesce(s.draft -> 'attachments', '[]') || coalesce(s.public_facts -> 'attachments', '[]')) named
        where s.org_id = f.org_id and s.work_type = f.work_type and named ->> 'fileId' = f.file_id::text)`.execute(
    db,
  );
}
