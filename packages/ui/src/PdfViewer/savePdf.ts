/** 把打开着的文件按原样另存。 */
export async function savePdf(
  pdf: { getData(): Promise<Uint8Array> },
  fileName: string,
): Promise<void> {
  // A copy of its own: what the reader gives may stand in memory that is shared.
  const bytes = new Uint8Array(await pdf.getData());
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  link.download = fileName.endsWith('.pdf') ? fileName : `${fileName}.pdf`;
  link.click();
  // The address must live until the browser has taken it.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
