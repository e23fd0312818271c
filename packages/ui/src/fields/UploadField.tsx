import { useEffect, useRef, useState, type DragEvent } from 'react';
import { Icon, LinkButton } from '../foundation';
import { FieldShell } from './FieldShell';
import type { FieldProps } from './props';
import { formatSize, refuseFile, type StoredFile, type Upload } from './uploading';
import styles from './fields.module.css';

interface UploadFieldProps extends FieldProps<readonly StoredFile[]> {
  upload: Upload;
  extensions?: readonly string[];
  /** 单个文件上限，字节。 */
  maxSize?: number;
  /** 最多文件数，默认 1。 */
  maxCount?: number;
}

interface Running {
  key: number;
  name: string;
  ratio: number;
  error?: string;
  stop: AbortController;
}

/** 上传文件：点选或拖入，显示进度、预览和失败原因。 */
export function UploadField({ value, onChange, upload, extensions, maxSize, maxCount = 1, disabled, placeholder, ...shell }: UploadFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef(value);
  const [running, setRunning] = useState<readonly Running[]>([]);
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<string>();
  const stops = useRef(new Set<AbortController>());
  const nextKey = useRef(0);
  useEffect(() => {
    latest.current = value;
  });
  useEffect(() => () => stops.current.forEach((stop) => stop.abort()), []);

  function change(key: number, part: Partial<Running> | undefined) {
    setRunning((all) => all.flatMap((item) => (item.key !== key ? [item] : part ? [{ ...item, ...part }] : [])));
  }

  async function start(file: File) {
    const stop = new AbortController();
    const key = (nextKey.current += 1);
    stops.current.add(stop);
    setRunning((all) => [...all, { key, name: file.name, ratio: 0, stop }]);
    try {
      const stored = await upload(file, (ratio) => change(key, { ratio }), stop.signal);
      latest.current = [...latest.current, stored];
      onChange(latest.current);
      change(key, undefined);
    } catch (reason) {
      if (stop.signal.aborted) change(key, undefined);
      else change(key, { error: reason instanceof Error && reason.message ? reason.message : '上传失败，请重新选择文件' });
    } finally {
      stops.current.delete(stop);
    }
  }

  function take(files: FileList | null) {
    const room = maxCount - value.length - running.filter(({ error }) => !error).length;
    const chosen = [...(files ?? [])];
    const problem = chosen.length > room ? `最多上传 ${maxCount} 个文件` : chosen.map((file) => refuseFile(file, { extensions, maxSize })).find(Boolean);
    setRefused(problem);
    if (!problem) chosen.forEach((file) => void start(file));
    if (input.current) input.current.value = '';
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!disabled) take(event.dataTransfer.files);
  }

  const limits = [extensions && `支持 ${extensions.join('、')}`, maxSize && `单个不超过 ${formatSize(maxSize)}`, maxCount > 1 && `最多 ${maxCount} 个`].filter(Boolean);
  return (
    <FieldShell {...shell} error={refused ?? shell.error} hint={shell.hint ?? (limits.length > 0 ? limits.join('，') : undefined)}>
      {value.length < maxCount && (
        <div className={styles.drop} data-over={over} onDragOver={(event) => (event.preventDefault(), setOver(true))} onDragLeave={() => setOver(false)} onDrop={drop}>
          <Icon name="upload" size={20} />
          <button type="button" className={styles.pick} disabled={disabled} onClick={() => input.current?.click()}>
            {placeholder ?? `选择${shell.label}`}
          </button>
          <span className={styles.hint}>或把文件拖到这里</span>
          <input ref={input} type="file" hidden aria-label={shell.label} multiple={maxCount > 1} accept={extensions?.map((item) => `.${item}`).join()} onChange={(event) => take(event.target.files)} />
        </div>
      )}
      <ul className={styles.files}>
        {value.map((file) => (
          <li key={file.id}>
            {file.previewUrl ? <img src={file.previewUrl} alt={file.name} className={styles.thumb} /> : <Icon name="file" size={20} />}
            <span className={styles.fileName}>{file.name}</span>
            <span className={styles.hint}>{formatSize(file.size)}</span>
            {!disabled && (
              <LinkButton danger aria-label={`删除${file.name}`} onClick={() => onChange(value.filter(({ id }) => id !== file.id))}>
                删除
              </LinkButton>
            )}
          </li>
        ))}
        {running.map(({ key, name, ratio, error, stop }) => (
          <li key={key}>
            <Icon name={error ? 'warning' : 'file'} size={20} />
            <span className={styles.fileName}>{name}</span>
            {error ? <span className={styles.failed}>{error}</span> : <progress value={ratio} max={1} aria-label={`${name}上传进度`} />}
            <LinkButton aria-label={`${error ? '移除' : '取消上传'}${name}`} onClick={() => (error ? change(key, undefined) : stop.abort())}>
              {error ? '移除' : '取消'}
            </LinkButton>
          </li>
        ))}
      </ul>
    </FieldShell>
  );
}
