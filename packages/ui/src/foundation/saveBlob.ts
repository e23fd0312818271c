/** 把取到的内容存为本机的文件。 */
export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The address must live until the browser has taken it.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
