import { z } from 'zod';
import { post, type Call, type CallTraits } from './call';
import { field } from './field';

/** What a file of a list may be. */
const exportFormats = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

const name = z.string().max(40);

/** What the export of a list is asked. */
export const exportAsked = {
  /** Of the page, as it stands in the head of the file. */
  title: field.text('名称', 60),
  /** What the list is asked for, without page; its own call judges it. */
  query: z.record(name, z.unknown()),
  columns: z.array(name).min(1, '请选择要导出的列').max(100),
  format: z.enum(exportFormats),
  /** The approved filing under which the numbers that it covers leave in full. */
  docId: field.id('备案').optional(),
};
/** The task that makes the file. */
export const exportMade = z.object({ id: field.id('任务编号') });
/** Numbers of persons that a list may be asked for. */
const NUMBERS = ['idNo', 'mobile', 'certNo'];
/** Looks for a person by a full number where its list would, and writes a file. */
export const exportCounts = {
  quota: () => 'export',
  alsoCounts: ({ query }) =>
    NUMBERS.some((one) => (query as typeof exportAsked.query._output)[one])
      ? ['result', 'search']
      : ['result'],
} satisfies Pick<CallTraits, 'quota' | 'alsoCounts'>;

/** The draft of the call by which one list is exported, with a right of its own. */
export function exported<const S extends string, const R extends string>(sub: S, right: R) {
  return post(sub, right, z.object(exportAsked), exportMade, exportCounts);
}

/** A call that `exported` drafted. */
export type ExportCall = Call<z.ZodObject<typeof exportAsked>, typeof exportMade>;
