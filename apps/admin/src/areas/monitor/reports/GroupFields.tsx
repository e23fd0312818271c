import type { ColumnGroup } from '@tqc/domain/reports';
import { MultiSelectField, SelectField, SwitchField, TextField, type Option } from '@tqc/ui/fields';
import { LinkButton } from '@tqc/ui/foundation';
import { filtersIn, filterValues } from './designState';
import styles from './reports.module.css';

interface GroupFieldsProps {
  readonly groups: readonly ColumnGroup[];
  readonly onChange: (groups: readonly ColumnGroup[]) => void;
  readonly measures: Option[];
  readonly splits: Option[];
  readonly values: Option[];
  readonly error?: string | undefined;
}

/** The columns of a report, group by group: what is counted, by what it is split, of which rows. */
export function GroupFields({
  groups,
  onChange,
  measures,
  splits,
  values,
  error,
}: GroupFieldsProps) {
  const put = (at: number, changes: Partial<ColumnGroup>) =>
    onChange(groups.map((group, place) => (place === at ? { ...group, ...changes } : group)));
  function move(at: number, by: 1 | -1) {
    const next = [...groups];
    const [moved] = next.splice(at, 1);
    if (moved) next.splice(at + by, 0, moved);
    onChange(next);
  }
  return (
    <div role="group" aria-label="列" className={styles.groups}>
      {groups.map((group, at) => (
        <fieldset key={at} className={styles.group}>
          <legend>第{at + 1}组列</legend>
          <MultiSelectField
            label="指标"
            required
            value={[...group.measures]}
            options={measures}
            onChange={(next) => put(at, { measures: next })}
          />
          <SelectField
            label="按取值展开"
            value={group.split ?? ''}
            options={splits}
            placeholder="不展开"
            onChange={(next) => put(at, { split: next === '' ? undefined : next })}
          />
          {group.split !== undefined && (
            <SwitchField
              label="先列合计"
              value={group.withTotal ?? false}
              onChange={(next) => put(at, { withTotal: next })}
            />
          )}
          <MultiSelectField
            label="只统计"
            value={filterValues(group.where)}
            options={values}
            placeholder="全部"
            onChange={(next) => put(at, { where: filtersIn(next) })}
          />
          <TextField
            label="标题"
            value={group.title ?? ''}
            maxLength={30}
            placeholder="用指标的名称"
            onChange={(next) => put(at, { title: next === '' ? undefined : next })}
          />
          <p className={styles.moves}>
            {at > 0 && <LinkButton onClick={() => move(at, -1)}>上移</LinkButton>}
            {at < groups.length - 1 && <LinkButton onClick={() => move(at, 1)}>下移</LinkButton>}
            {groups.length > 1 && (
              <LinkButton onClick={() => onChange(groups.filter((_, place) => place !== at))}>
                删除这组
              </LinkButton>
            )}
          </p>
        </fieldset>
      ))}
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <LinkButton onClick={() => onChange([...groups, { measures: [] }])}>添加一组列</LinkButton>
    </div>
  );
}
