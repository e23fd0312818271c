import { z } from 'zod';
import * as catalogue from '../generated/calls/resource';
import { calls, field, get, post } from '../kit';

/** A file that was kept. */
export const StoredFile = z.object({
  fileId: field.file('文件'),
  name: z.string(),
  kind: z.string(),
  mime: z.string(),
  size: z.number(),
  width: z.number().nullable(),
  height: z.number().nullable(),
});

const file = { fileId: field.file('文件') };
const bytes = z.null();

/** 文件与任务 */
export const resource = calls(catalogue.resource, {
  updateFile: post(
    'updateFile',
    'resource.file.upload',
    z.object({ regId: z.string().max(30).optional() }),
    StoredFile,
    { body: 'multipart', maxBody: 22 * 1024 * 1024, maxFiles: 1 },
  ),
  /**
   * Replaces the document of an application, as it was read, by a new file; the old one stays in
   * the history, and whoever decides on what was there before is told.
   */
  updateFileCurr: post(
    'updateFileCurr',
    'resource.file.upload',
    z.object({
      regId: field.id('报名号'),
      kind: z.string().max(20),
      seq: z.coerce.number().int().default(1),
    }),
    StoredFile,
    { body: 'multipart', maxBody: 22 * 1024 * 1024, maxFiles: 1, versioned: true },
  ),
  /** A new identifier for a file that is uploaded in parts or named before it exists. */
  uuid: get('uuid', 'resource.file.upload', z.object({}), z.object({ uuid: z.uuid() })),
  /** A ticket for one view or download within a minute, by link instead of a signed call. */
  ticket: post(
    'ticket',
    'resource.file.view',
    z.object({ ...file, download: z.boolean().default(false) }),
    z.object({ ticket: z.string(), url: z.string() }),
    { quota: ({ download }) => (download === true ? 'download' : 'look') },
  ),
  getRegWebTransactFile: get(
    'getRegWebTransactFile/{type}/{uuid}',
    'resource.file.view',
    z.object({ type: z.literal(['image', 'pdf', 'file']), uuid: field.file('文件') }),
    bytes,
    {
      reply: 'file',
      audit: 'view',
      quota: ({ type }) => (type === 'file' ? 'download' : undefined),
    },
  ),
  viewImage: get('viewImage', 'resource.file.view', z.object(file), bytes, {
    reply: 'file',
    audit: 'view',
  }),
  downloadFile: get('downloadFile', 'resource.file.download', z.object(file), bytes, {
    reply: 'file',
    audit: 'view',
    quota: () => 'download',
  }),
  getRegImage: get(
    'getRegImage/{type}',
    'resource.file.view',
    z.object({ type: z.string().max(20), regId: field.id('报名号') }),
    bytes,
    { reply: 'file', audit: 'view' },
  ),
  getUuid: get(
    'getUuid/{regId}',
    'resource.file.view',
    z.object({ regId: field.id('报名号') }),
    z.object({
      record: z.array(
        z.object({ kind: z.string(), seq: z.number(), title: z.string(), fileId: z.string() }),
      ),
    }),
    { audit: 'view' },
  ),
});
