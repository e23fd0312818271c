import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import { useId, useRef, useState } from 'react';
import { Icon, isPlainEnter, LinkButton, Popup } from '../foundation';
import { viewNameProblem, type SavedView } from './savedView';
import styles from './TableTools.module.css';

interface SavedViewsProps {
  views: readonly SavedView[];
  /** 正在使用的视图；没有或已改动时省略。 */
  current?: string;
  onPick: (view: SavedView) => void;
  /** 把现在的条件、排序和列存成视图。 */
  onSave: (name: string, shared: boolean) => Promise<void>;
  onRemove: (view: SavedView) => Promise<void>;
  /** 复制这个视图的链接；对方看到的范围以其权限为准。 */
  onShare?: (view: SavedView) => void;
  loading?: boolean;
  error?: string;
  /** 保存前要知道的话，例如哪些条件不会存进视图。 */
  note?: string;
}

/** 工具栏上的视图：换用、保存、分享和删除，数据由外面给。 */
export function SavedViews({
  views,
  current,
  onPick,
  onSave,
  onRemove,
  onShare,
  loading = false,
  error,
  note,
}: SavedViewsProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const now = views.find(({ id }) => id === current);
  return (
    <span ref={anchor}>
      <Button aria-expanded={open} loading={loading} onClick={() => setOpen(!open)}>
        <span className={styles.current}>视图：{now?.name ?? '默认'}</span>
        <Icon name={open ? 'up' : 'down'} size={12} />
      </Button>
      <Popup
        anchor={anchor}
        open={open}
        onClose={() => setOpen(false)}
        align="end"
        label="保存的视图"
      >
        {error && (
          <p className={styles.problem} role="alert">
            {error}
          </p>
        )}
        {views.length === 0 && !error && (
          <p className={styles.none}>还没有视图。把常用的条件、排序和列存下来，下次一点就是。</p>
        )}
        <ul className={styles.views}>
          {views.map((view) => (
            <li key={view.id}>
              <button
                type="button"
                className={styles.view}
                aria-current={view.id === current || undefined}
                onClick={() => {
                  onPick(view);
                  setOpen(false);
                }}
              >
                <span className={styles.viewName} title={view.name}>
                  {view.name}
                </span>
                {view.shared && <span className={styles.shared}>本机构</span>}
              </button>
              {onShare && (
                <button
                  type="button"
                  className={styles.small}
                  aria-label={`复制「${view.name}」的链接`}
                  title="复制链接"
                  onClick={() => onShare(view)}
                >
                  <Icon name="link" size={14} />
                </button>
              )}
              {view.own && <RemoveView view={view} onRemove={onRemove} />}
            </li>
          ))}
        </ul>
        <SaveView views={views} onSave={onSave} {...(note ? { note } : {})} />
      </Popup>
    </span>
  );
}

/** 先点叉，再点「确认删除」：本机构共享的视图一删，大家都没有了。焦点移开就不删。 */
function RemoveView({ view, onRemove }: { view: SavedView } & Pick<SavedViewsProps, 'onRemove'>) {
  const [asking, setAsking] = useState(false);
  return asking ? (
    <LinkButton
      danger
      autoFocus
      aria-label={`确认删除视图「${view.name}」`}
      onBlur={() => setAsking(false)}
      onClick={() => void onRemove(view)}
    >
      确认删除
    </LinkButton>
  ) : (
    <button
      type="button"
      className={styles.small}
      aria-label={`删除视图「${view.name}」`}
      title="删除"
      onClick={() => setAsking(true)}
    >
      <Icon name="close" size={12} />
    </button>
  );
}

function SaveView({ views, onSave, note }: Pick<SavedViewsProps, 'views' | 'onSave' | 'note'>) {
  const id = useId();
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [saving, setSaving] = useState(false);
  async function save() {
    const found = viewNameProblem(name, views);
    setProblem(found);
    if (found || saving) return;
    setSaving(true);
    try {
      await onSave(name.trim(), shared);
      setName('');
      setShared(false);
    } catch (reason) {
      setProblem(
        reason instanceof Error && reason.message ? reason.message : '保存失败，请稍后重试',
      );
    } finally {
      setSaving(false);
    }
  }
  return (
    <div className={styles.save}>
      <input
        aria-label="新视图的名称"
        placeholder="给现在的样子起个名称"
        value={name}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? id : undefined}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={(event) => isPlainEnter(event) && void save()}
      />
      <label className={styles.share}>
        <input
          type="checkbox"
          checked={shared}
          onChange={({ target }) => setShared(target.checked)}
        />
        本机构共享
      </label>
      <Button size="small" type="primary" loading={saving} onClick={() => void save()}>
        保存
      </Button>
      {note && <p className={styles.note}>{note}</p>}
      {problem && (
        <p id={id} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
