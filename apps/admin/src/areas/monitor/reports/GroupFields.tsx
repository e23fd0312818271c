import { LIMITS, type ColumnGroup } from '@tqc/domain/reports';
import { MultiSelectField, SelectField, SwitchField, TextField, type Option } from '@tqc/ui/fields';
import { LinkButton } from '@tqc/ui/foundation';
import { filtersIn, filterValues } from './designState';
import { FormulaField } from './FormulaField';
import styles from './reports.module.css';

const DIGITS: Option[] = Array.from({ length: LIMITS.digits + 1 }, (_, at) => ({
  value: String(at),
  label: at === 0 ? '不留小数' : `${at}位`,
}));

interface GroupFieldsProps {
  readonly groups: readonly ColumnGroup[];
  readonly onChange: (groups: readonly ColumnGroup[]) => void;
  /** Puts the groups into another order by their places; what is left out goes. */
  readonly onOrder: (order: readonly number[]) => void;
  /** What the formula of a group may name, and what is wrong with it. */
  readonly formula: (at: number) => Pick<Parameters<typeof FormulaField>[0], 'names' | 'judge'>;
  readonly measures: Option[];
  readonly splits: Option[];
  readonly values: Option[];
  readonly error?: string | undefined;
}

/** The columns of a report, group by group: what is counted, by what it is split, of which rows. */
export function GroupFields({
  groups,
  onChange,
  onOrder,
  formula,
  measures,
  splits,
  values,
  error,
}: GroupFieldsProps) {
  const put = (at: number, changes: Partial<ColumnGroup>) =>
    onChange(groups.map((group, place) => (place === at ? { ...group, ...changes } : group)));
  const places = groups.map((_, at) => at);
  function move(at: number, by: 1 | -1) {
    const next = [...places];
    next.splice(at, 1);
    next.splice(at + by, 0, at);
    onOrder(next);
  }
  return (
    <div role="group" aria-label="列" className={styles.groups}>
      {groups.map((group, at) => (
        <fieldset key={at} className={styles.group}>
          <legend>第{at + 1}组列</legend>
          {group.formula === undefined ? (
            <>
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
            </>
          ) : (
            <>
              <FormulaField
                label="公式"
                value={group.formula}
                onChange={(next) => put(at, { formula: next })}
                {...formula(at)}
              />
              <SelectField
                label="小数位数"
                value={String(group.digits ?? 1)}
                options={DIGITS}
                onChange={(next) => put(at, { digits: Number(next) })}
              />
            </>
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
            required={group.formula !== undefined}
            placeholder={group.formula === undefined ? '用指标的名称' : '公式列的标题'}
            onChange={(next) => put(at, { title: next === '' ? undefined : next })}
          />
          <p className={styles.moves}>
            {at > 0 && <LinkButton onClick={() => move(at, -1)}>上移</LinkButton>}
            {at < groups.length - 1 && <LinkButton onClick={() => move(at, 1)}>下移</LinkButton>}
            {groups.length > 1 && (
              <LinkButton onClick={() => onOrder(places.filter((place) => place !== at))}>
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
      <p className={styles.moves}>
        <LinkButton onClick={() => onChange([...groups, { measures: [] }])}>添加一组列</LinkButton>
        <LinkButton onClick={() => onChange([...groups, { measures: [], formula: '' }])}>
          添加公式列
        </LinkButton>
      </p>
    </div>
  );
}
