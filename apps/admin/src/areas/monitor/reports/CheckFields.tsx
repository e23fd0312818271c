import { reports } from '@tqc/contract/monitor';
import {
  checkSigns,
  cubeOf,
  formulasOf,
  LIMITS,
  type CrossCheck,
  type Definition,
} from '@tqc/domain/reports';
import { SelectField, SwitchField, type Option } from '@tqc/ui/fields';
import { LinkButton } from '@tqc/ui/foundation';
import { useMemo } from 'react';
import { useChoices } from '../../../kit/form/useChoices';
import { useRecord } from '../../../kit/record/useRecord';
import { FormulaField } from './FormulaField';
import styles from './reports.module.css';

const WORDS: Readonly<Record<CrossCheck['sign'], string>> = {
  '=': '等于（＝）',
  '>=': '大于或等于（≥）',
  '<=': '小于或等于（≤）',
};
const SIGNS: Option[] = checkSigns.map((sign) => ({ value: sign, label: WORDS[sign] }));
const EMPTY: CrossCheck = { left: '', sign: '=', right: '', hard: false };
const MOST_REPORTS = 200;

interface CheckFieldsProps {
  readonly definition: Definition;
  readonly onChange: (checks: readonly CrossCheck[]) => void;
  readonly error?: string | undefined;
}

/** What must hold in every line of the table, or between its sums and those of another report. */
export function CheckFields({ definition, onChange, error }: CheckFieldsProps) {
  const checks = definition.checks ?? [];
  const { cube, groups } = definition;
  const own = useMemo(() => sideIn({ cube, groups }), [cube, groups]);
  const put = (at: number, changes: Partial<CrossCheck>) =>
    onChange(checks.map((one, place) => (place === at ? { ...one, ...changes } : one)));
  return (
    <div role="group" aria-label="审核关系" className={styles.groups}>
      {checks.map((check, at) => (
        <fieldset key={at} className={styles.group}>
          <legend>第{at + 1}条审核关系</legend>
          <FormulaField
            label="左边"
            value={check.left}
            onChange={(left) => put(at, { left })}
            {...own}
          />
          <SelectField
            label="关系"
            required
            value={check.sign}
            options={SIGNS}
            onChange={(next) => put(at, { sign: signIn(next) })}
          />
          <OtherReport
            report={check.report}
            onChange={(report) => put(at, { report, right: '' })}
          />
          <Right own={own} check={check} onChange={(right) => put(at, { right })} />
          <SwitchField
            label="不符合时不能报送"
            value={check.hard}
            onChange={(hard) => put(at, { hard })}
          />
          <p className={styles.moves}>
            <LinkButton onClick={() => onChange(checks.filter((_, place) => place !== at))}>
              删除这条
            </LinkButton>
          </p>
        </fieldset>
      ))}
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {checks.length < LIMITS.checks && (
        <p className={styles.moves}>
          <LinkButton onClick={() => onChange([...checks, EMPTY])}>添加审核关系</LinkButton>
        </p>
      )}
    </div>
  );
}

const signIn = (text: string) => checkSigns.find((sign) => sign === text) ?? '=';

/** What a side of a check may name, and what is wrong with it. */
function sideIn({ cube: id, groups }: Pick<Definition, 'cube' | 'groups'>) {
  const cube = cubeOf(id);
  const formulas = cube && formulasOf(cube, groups);
  return {
    names: formulas?.names ?? [],
    judge: (text: string) => formulas?.side(text).fault,
    isCheck: true,
  };
}

/** The report whose sums are compared; none for this table itself. */
function OtherReport({
  report,
  onChange,
}: {
  readonly report: string | undefined;
  readonly onChange: (report: string | undefined) => void;
}) {
  const options = useChoices(
    reports.queryInfos,
    { pageSize: MOST_REPORTS, sort: 'createTime.asc' },
    ({ id, name }) => ({ value: id, label: name }),
  );
  return (
    <SelectField
      label="对照"
      value={report ?? ''}
      options={options}
      placeholder="本表"
      hint="选另一张报表时，只比较两张表的合计"
      searchable
      onChange={(next) => onChange(next === '' ? undefined : next)}
    />
  );
}

function Right({
  own,
  check: { report, right },
  onChange,
}: {
  /** What a side may name in this table itself. */
  readonly own: ReturnType<typeof sideIn>;
  readonly check: CrossCheck;
  readonly onChange: (right: string) => void;
}) {
  const { record } = useRecord(
    reports.getInfo,
    { id: report ?? '0', draft: false },
    { when: report !== undefined },
  );
  const other = record?.definition;
  const others = useMemo(() => other && sideIn(other), [other]);
  // Until the other report is here its names are not known: nothing is judged yet.
  const side =
    report === undefined ? own : (others ?? { names: [], judge: () => undefined, isCheck: true });
  return (
    <FormulaField
      label={report === undefined ? '右边' : '右边（另一张报表的合计）'}
      value={right}
      onChange={onChange}
      {...side}
    />
  );
}
