import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import Input from '@arco-design/web-react/es/Input';
import '@arco-design/web-react/es/Input/style/css.js';
import Modal from '@arco-design/web-react/es/Modal';
import '@arco-design/web-react/es/Modal/style/css.js';
import { useEffect, useState } from 'react';
import { Pager } from '../DataTable';
import { EmptyState, ErrorState } from '../EmptyState';
import { isPlainEnter, LinkButton } from '../foundation';
import { FieldShell } from './FieldShell';
import type { FieldProps } from './props';
import styles from './fields.module.css';

/** 一个确认点。 */
export interface Point {
  id: string;
  name: string;
  /** 确认范围。 */
  scope: string;
}

/** 查询启用中的确认点，每页 10 条，页码从 1 起。 */
export type LoadPoints = (query: {
  keyword: string;
  page: number;
  status: 1;
}) => Promise<{ total: number; rows: readonly Point[] }>;

interface PointPickerFieldProps extends FieldProps<Point | undefined> {
  load: LoadPoints;
}

/** 选择确认点：只读输入框加对话框里的可查列表。 */
export function PointPickerField({
  value,
  onChange,
  load,
  disabled,
  placeholder,
  ...shell
}: PointPickerFieldProps) {
  const [open, setOpen] = useState(false);
  return (
    <FieldShell {...shell}>
      <div className={styles.pointField}>
        <Input
          readOnly
          value={value?.name ?? ''}
          disabled={disabled}
          placeholder={placeholder ?? `请选择${shell.label}`}
          onClick={() => setOpen(true)}
        />
        {value && !disabled && (
          <LinkButton aria-label={`清除${shell.label}`} onClick={() => onChange(undefined)}>
            清除
          </LinkButton>
        )}
        <Button disabled={disabled} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          选择
        </Button>
      </div>
      <Modal
        title="选择确认点"
        visible={open}
        footer={null}
        unmountOnExit
        onCancel={() => setOpen(false)}
        style={{ width: 720 }}
      >
        <PointList
          load={load}
          onPick={(point) => {
            onChange(point);
            setOpen(false);
          }}
        />
      </Modal>
    </FieldShell>
  );
}

function PointList({ load, onPick }: { load: LoadPoints; onPick: (point: Point) => void }) {
  const [typed, setTyped] = useState('');
  const [query, setQuery] = useState({ keyword: '', page: 1, attempt: 0 });
  const [answer, setAnswer] = useState<{ total: number; rows: readonly Point[] }>();
  const [error, setError] = useState<string>();
  useEffect(() => {
    let current = true;
    load({ keyword: query.keyword, page: query.page, status: 1 }).then(
      (next) => current && (setAnswer(next), setError(undefined)),
      (reason: unknown) =>
        current && setError(reason instanceof Error ? reason.message : '确认点载入失败，请重试'),
    );
    return () => {
      current = false;
    };
  }, [load, query]);
  const search = () => setQuery({ keyword: typed.trim(), page: 1, attempt: 0 });
  return (
    <div className={styles.pointBody}>
      <div className={styles.pointField}>
        <Input
          aria-label="确认点名称"
          placeholder="请输入确认点名称"
          value={typed}
          onChange={setTyped}
          onKeyDown={(event) => isPlainEnter(event) && search()}
        />
        <Button type="primary" onClick={search}>
          查 询
        </Button>
      </div>
      {error && (
        <ErrorState
          message={error}
          onRetry={() => setQuery({ ...query, attempt: query.attempt + 1 })}
        />
      )}
      <table className={styles.pointTable} aria-busy={!answer}>
        <thead>
          <tr>
            <th scope="col">确认点</th>
            <th scope="col">确认范围</th>
            <th scope="col">操作</th>
          </tr>
        </thead>
        <tbody>
          {answer?.rows.map((point) => (
            <tr key={point.id}>
              <td>{point.name}</td>
              <td>{point.scope}</td>
              <td>
                <LinkButton aria-label={`选择${point.name}`} onClick={() => onPick(point)}>
                  选择
                </LinkButton>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {answer?.rows.length === 0 && (
        <EmptyState text="没有符合条件的确认点" hint="请换一个名称再查" />
      )}
      {answer && answer.total > 10 && (
        <Pager
          simple
          page={query.page}
          pageSize={10}
          total={answer.total}
          onPage={(page) => setQuery({ ...query, page })}
        />
      )}
    </div>
  );
}
