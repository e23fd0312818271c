import { compoundEntries } from './compound';
import { hasMacroSheet } from './macroSheets';
import { FileRefused } from './refused';

const RULES = {
  xls: /^(Workbook|Book)$/i,
  doc: /^WordDocument$/i,
} as const;
/** Storages that hold programs, and what embeds programs of others. */
const PROGRAMS = /^(Macros|VBA|_VBA_PROJECT|_VBA_PROJECT_CUR)$/i;
const NO_MACROS = '文件中含有宏，请另存为不含宏的文件后重新上传';

/**
 * Refuses what only begins like an old workbook or text: its directory must name the main stream,
 * no storage of programs, and a workbook no sheet of macros.
 */
export function checkOldOffice(extension: keyof typeof RULES, bytes: Buffer): void {
  const entries = compoundEntries(bytes);
  if (entries?.some(({ name }) => PROGRAMS.test(name))) throw new FileRefused(462, NO_MACROS);
  const main = entries?.filter(({ name, isStream }) => isStream && RULES[extension].test(name));
  if (!main || main.length === 0)
    throw new FileRefused(461, `文件内容不是 ${extension} 格式，请用原始文件重新上传`);
  if (extension !== 'xls') return;
  for (const stream of main) {
    const book = stream.bytes();
    if (!book) throw new FileRefused(461, '工作簿已损坏，请用 Excel 重新保存后上传');
    if (hasMacroSheet(book)) throw new FileRefused(462, NO_MACROS);
  }
}
