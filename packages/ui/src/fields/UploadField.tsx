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
  /** 在手机和平板上给出「拍照」：后置镜头拍材料，前置镜头拍人。 */
  camera?: 'environment' | 'user';
  /** 扫描材料的要求，显示在按钮下方。 */
  scanHint?: string;
  /** 点缩略图看大图，由页面打开查看器。 */
  onPreview?: (file: StoredFile) => void;
}

interface Running {
  key: number;
  file: File;
  ratio: number;
  error?: string;
  stop: AbortController;
}

/** 上传文件：点选或拖入，显示进度、预览和失败原因。 */
export function UploadField({
  value,
  onChange,
  upload,
  extensions,
  maxSize,
  maxCount = 1,
  camera,
  scanHint,
  onPreview,
  disabled,
  placeholder,
  ...shell
}: UploadFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const lens = useRef<HTMLInputElement>(null);
  const latest = useRef({ value, onChange });
  const [running, setRunning] = useState<readonly Running[]>([]);
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<string>();
  const stops = useRef(new Set<AbortController>());
  const nextKey = useRef(0);
  useEffect(() => {
    latest.current = { value, onChange };
  });
  useEffect(() => () => stops.current.forEach((stop) => stop.abort()), []);

  function change(key: number, part: Partial<Running> | undefined) {
    setRunning((all) =>
      all.flatMap((item) => (item.key !== key ? [item] : part ? [{ ...item, ...part }] : [])),
    );
  }

  // Going on after a failure: upload gets the same File and resumes where it broke off.
  async function start(file: File, again?: Running) {
    const stop = new AbortController();
    const key = again?.key ?? (nextKey.current += 1);
    stops.current.add(stop);
    if (again) change(key, { error: undefined, stop });
    else setRunning((all) => [...all, { key, file, ratio: 0, stop }]);
    try {
      const stored = await upload(file, (ratio) => change(key, { ratio }), stop.signal);
      // Several files may finish at once, before the next render.
      latest.current.value = [...latest.current.value, stored];
      latest.current.onChange(latest.current.value);
      change(key, undefined);
    } catch (reason) {
      if (stop.signal.aborted) change(key, undefined);
      else
        change(key, {
          error:
            reason instanceof Error && reason.message ? reason.message : '上传失败，请重新选择文件',
        });
    } finally {
      stops.current.delete(stop);
    }
  }

  function take(files: FileList | null) {
    const room = maxCount - value.length - running.filter(({ error }) => !error).length;
    const chosen = [...(files ?? [])];
    const problem =
      chosen.length > room
        ? `最多上传 ${maxCount} 个文件`
        : chosen.map((file) => refuseFile(file, { extensions, maxSize })).find(Boolean);
    setRefused(problem);
    if (!problem) chosen.forEach((file) => void start(file));
    for (const { current } of [input, lens]) if (current) current.value = '';
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!disabled) take(event.dataTransfer.files);
  }

  const limits = [
    extensions && `支持 ${extensions.join('、')}`,
    maxSize && `单个不超过 ${formatSize(maxSize)}`,
    maxCount > 1 && `最多 ${maxCount} 个`,
  ].filter(Boolean);
  return (
    <FieldShell
      {...shell}
      error={refused ?? shell.error}
      hint={shell.hint ?? (limits.length > 0 ? limits.join('，') : undefined)}
    >
      {value.length < maxCount && (
        <div
          className={styles.drop}
          data-over={over}
          onDragOver={(event) => (event.preventDefault(), setOver(true))}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <Icon name="upload" size={20} />
          <button
            type="button"
            className={styles.pick}
            disabled={disabled}
            onClick={() => input.current?.click()}
          >
            {placeholder ?? `选择${shell.label}`}
          </button>
          {camera && (
            <button
              type="button"
              className={styles.pick}
              disabled={disabled}
              onClick={() => lens.current?.click()}
            >
              拍照
            </button>
          )}
          <span className={styles.hint}>或把文件拖到这里</span>
          {camera && (
            <input
              ref={lens}
              type="file"
              hidden
              aria-label={`拍摄${shell.label}`}
              accept="image/*"
              capture={camera}
              onChange={(event) => take(event.target.files)}
            />
          )}
          <input
            ref={input}
            type="file"
            hidden
            aria-label={shell.label}
            multiple={maxCount > 1}
            accept={extensions?.map((item) => `.${item}`).join()}
            onChange={(event) => take(event.target.files)}
          />
        </div>
      )}
      {scanHint && <p className={styles.hint}>{scanHint}</p>}
      <ul
        className={styles.files}
        data-uploading={running.some(({ error }) => !error) || undefined}
        data-failed={refused !== undefined || running.some(({ error }) => error) || undefined}
      >
        {value.map((file) => (
          <li key={file.id}>
            <Thumb file={file} onPreview={onPreview} />
            <span className={styles.fileName}>{file.name}</span>
            <span className={styles.hint}>{formatSize(file.size)}</span>
            {!disabled && (
              <LinkButton
                danger
                aria-label={`删除${file.name}`}
                onClick={() => onChange(value.filter(({ id }) => id !== file.id))}
              >
                删除
              </LinkButton>
            )}
          </li>
        ))}
        {running.map((item) => (
          <RunningFile
            key={item.key}
            item={item}
            onAgain={() => void start(item.file, item)}
            onDrop={() => (item.error ? change(item.key, undefined) : item.stop.abort())}
          />
        ))}
      </ul>
    </FieldShell>
  );
}

function Thumb({
  file,
  onPreview,
}: {
  file: StoredFile;
  onPreview?: ((file: StoredFile) => void) | undefined;
}) {
  if (!file.previewUrl) return <Icon name="file" size={20} />;
  const picture = (
    <img src={file.previewUrl} alt={onPreview ? '' : file.name} className={styles.thumb} />
  );
  if (!onPreview) return picture;
  return (
    <button
      type="button"
      className={styles.thumbButton}
      aria-label={`查看${file.name}`}
      onClick={() => onPreview(file)}
    >
      {picture}
    </button>
  );
}

function RunningFile({
  item: { file, ratio, error },
  onAgain,
  onDrop,
}: {
  item: Running;
  onAgain: () => void;
  onDrop: () => void;
}) {
  return (
    <li>
      <Icon name={error ? 'warning' : 'file'} size={20} />
      <span className={styles.fileName}>{file.name}</span>
      {error ? (
        <span className={styles.failed}>{error}</span>
      ) : (
        <progress value={ratio} max={1} aria-label={`${file.name}上传进度`} />
      )}
      {error && (
        <LinkButton aria-label={`继续上传${file.name}`} onClick={onAgain}>
          继续上传
        </LinkButton>
      )}
      <LinkButton aria-label={`${error ? '移除' : '取消上传'}${file.name}`} onClick={onDrop}>
        {error ? '移除' : '取消'}
      </LinkButton>
    </li>
  );
}
