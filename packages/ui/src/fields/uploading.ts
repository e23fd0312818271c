/** 已经存到服务器上的文件。 */
export interface StoredFile {
  id: string;
  name: string;
  /** 字节数。 */
  size: number;
  /** 图片的预览地址。 */
  previewUrl?: string;
}

/** 上传一个文件；progress 收到 0 至 1 的进度，signal 中止时应停止。 */
export type Upload = (
  file: File,
  progress: (ratio: number) => void,
  signal: AbortSignal,
) => Promise<StoredFile>;

interface Limits {
  /** 允许的扩展名，小写不带点。 */
  extensions?: readonly string[];
  /** 单个文件上限，字节。 */
  maxSize?: number;
}

/** 检查扩展名和大小；合格时返回 undefined，否则返回要显示的一句话。 */
export function refuseFile(
  { name, size }: Pick<File, 'name' | 'size'>,
  { extensions, maxSize }: Limits,
): string | undefined {
  const extension = name.includes('.') ? (name.split('.').at(-1) ?? '').toLowerCase() : '';
  if (extensions && !extensions.includes(extension))
    return `「${name}」格式不符，请上传 ${extensions.join('、')} 格式的文件`;
  if (size === 0) return `「${name}」是空文件，请重新选择`;
  if (maxSize !== undefined && size > maxSize)
    return `「${name}」超过 ${formatSize(maxSize)}，请压缩后再上传`;
  return undefined;
}

/** 文件大小的写法，如 1.5 MB。 */
export function formatSize(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB'];
  let size = bytes;
  let unit = 0;
  while (size >= 1024 && unit < units.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return `${Number(size.toFixed(unit === 0 ? 0 : 1))} ${units[unit]}`;
}
