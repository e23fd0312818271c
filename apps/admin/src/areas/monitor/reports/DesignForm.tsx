import { ReportRow } from '@tqc/contract/monitor';
import { factsOf } from '@tqc/contract/kit';
import {
  askNames,
  cubeOf,
  formulasOf,
  judged,
  namesOf,
  type Definition,
} from '@tqc/domain/reports';
import {
  MultiSelectField,
  SelectField,
  SwitchField,
  TextAreaField,
  TextField,
  type Option,
} from '@tqc/ui/fields';
import { useMemo } from 'react';
import { CheckFields } from './CheckFields';
import {
  filtersIn,
  filterValues,
  ordered,
  withCube,
  type Catalogue,
  type Design,
} from './designState';
import { GroupFields } from './GroupFields';
import styles from './reports.module.css';

const ASKS: Readonly<Record<(typeof askNames)[number], string>> = {
  org: '机构',
  batch: '认定批次',
  ctId: '资格种类',
  when: '日期',
};
const KINDS: Option[] = [
  { value: 'bar', label: '柱状图' },
  { value: 'line', label: '折线图' },
  { value: 'ring', label: '环形图' },
];
const optionsOf = (name: 'business' | 'audience'): Option[] =>
  factsOf(ReportRow.shape[name])?.options?.map(({ value, label }) => ({
    value: String(value),
    label,
  })) ?? [];

interface DesignFormProps {
  readonly design: Design;
  readonly cubes: Catalogue;
  readonly onChange: (design: Design) => void;
  /** What the last try to save was told, by field. */
  readonly errors: Readonly<Record<string, string>>;
}

/** Everything a report is made from, as fields; each is a change of the one definition. */
export function DesignForm({ design, cubes, onChange, errors }: DesignFormProps) {
  const { definition } = design;
  const put = (changes: Partial<Definition>) =>
    onChange({ ...design, definition: { ...definition, ...changes } });
  const cube = cubes.find(({ id }) => id === definition.cube);
  const words = useMemo(() => wordsOf(cube), [cube]);
  const { reading, faults } = useMemo(() => judged(definition), [definition]);
  const columns = (reading?.leaves ?? []).map(({ key, heads, title }): Option => ({
    value: key,
    label: [...heads, title].join(' '),
  }));
  const wrong = (part: string) =>
    errors[part] ?? faults.find(({ at }) => at.split('.')[0] === part)?.says;
  const shown = Object.keys(errors).length > 0;
  const error = (part: string) => {
    const says = shown ? wrong(part) : undefined;
    return says === undefined ? {} : { error: says };
  };
  return (
    <div className={styles.form}>
      <TextField
        label="报表名称"
        required
        value={design.name}
        maxLength={50}
        onChange={(name) => onChange({ ...design, name })}
        {...error('name')}
      />
      <SelectField
        label="统计主题"
        required
        value={definition.cube}
        options={cubes.map(({ id, label }) => ({ value: id, label }))}
        hint={cube?.meaning}
        onChange={(next) => onChange(withCube(design, next))}
        {...error('cube')}
      />
      <SelectField
        label="业务域"
        required
        value={String(design.business)}
        options={optionsOf('business')}
        hint="报表出现在哪个监控页面"
        onChange={(next) => onChange({ ...design, business: Number(next) })}
      />
      <MultiSelectField
        label="可见机构"
        required
        value={design.audience.map(String)}
        options={optionsOf('audience')}
        hint="国家级也可见的报表，发布前由第二个人复核"
        onChange={(next) => onChange({ ...design, audience: next.map(Number) })}
        {...error('audience')}
      />
      <MultiSelectField
        label="行维度"
        required
        value={[...definition.rows]}
        options={words.dimensions}
        hint="最多三个，按选择的先后分层，每层有小计"
        onChange={(rows) => put({ rows })}
        {...error('rows')}
      />
      <GroupFields
        groups={definition.groups}
        onChange={(groups) => put({ groups, order: undefined, chart: undefined })}
        onOrder={(order) => put(ordered(definition, order))}
        formula={(at) => formulaAt(definition, at)}
        measures={words.measures}
        splits={words.splits}
        values={words.values}
        {...error('groups')}
      />
      <MultiSelectField
        label="整张报表只统计"
        value={filterValues(definition.filters)}
        options={words.values}
        placeholder="全部"
        onChange={(next) => put({ filters: filtersIn(next) })}
        {...error('filters')}
      />
      <MultiSelectField
        label="查询条件"
        value={[...definition.asks]}
        options={askNames
          .filter((name) => name !== 'batch' || cube?.hasBatch)
          .map((name) => ({ value: name, label: ASKS[name] }))}
        hint="看报表的人可以选择的条件"
        onChange={(next) => put({ asks: askNames.filter((name) => next.includes(name)) })}
        {...error('asks')}
      />
      <SwitchField
        label="没有数据的行也列出"
        value={definition.zeros}
        onChange={(zeros) => put({ zeros })}
      />
      <SelectField
        label="排序"
        value={definition.order ? `${definition.order.column}/${definition.order.way}` : ''}
        options={columns.flatMap(({ value, label }) => [
          { value: `${value}/desc`, label: `${label} 从多到少` },
          { value: `${value}/asc`, label: `${label} 从少到多` },
        ])}
        placeholder="按行的顺序"
        searchable
        onChange={(next) => put({ order: orderIn(next) })}
        {...error('order')}
      />
      <SelectField
        label="图的种类"
        value={definition.chart?.kind ?? ''}
        options={KINDS}
        placeholder="柱状图，画第一列"
        onChange={(next) => put({ chart: chartIn(next, columns) })}
        {...error('chart')}
      />
      {definition.chart && (
        <MultiSelectField
          label="图里的列"
          required
          value={[...definition.chart.columns]}
          options={columns}
          onChange={(next) =>
            put({ chart: definition.chart && { ...definition.chart, columns: next } })
          }
        />
      )}
      <CheckFields
        definition={definition}
        onChange={(checks) => put({ checks: checks.length === 0 ? undefined : checks })}
        {...error('checks')}
      />
      <TextAreaField
        label="说明"
        value={definition.note ?? ''}
        maxLength={300}
        onChange={(note) => put({ note: note === '' ? undefined : note })}
      />
    </div>
  );
}

/** What the formula of a group may name, and what is wrong with a text in its place. */
function formulaAt({ cube: id, groups }: Definition, at: number) {
  const cube = cubeOf(id);
  return {
    names: cube ? namesOf(cube, groups, at) : [],
    judge: (text: string) =>
      cube &&
      formulasOf(
        cube,
        groups.map((group, place) => (place === at ? { ...group, formula: text } : group)),
      ).get(at)?.fault,
  };
}

function orderIn(text: string): Definition['order'] {
  const [column = '', way] = text.split('/');
  return column === '' ? undefined : { column, way: way === 'asc' ? 'asc' : 'desc' };
}

function chartIn(text: string, columns: readonly Option[]): Definition['chart'] {
  const kind = (['bar', 'line', 'ring'] as const).find((one) => one === text);
  const [first] = columns;
  return kind && first ? { kind, columns: [first.value] } : undefined;
}

/** What there is to choose from in a cube. */
function wordsOf(cube: Catalogue[number] | undefined) {
  const dimensions = cube?.dimensions ?? [];
  const named = ({ id, label }: { readonly id: string; readonly label: string }): Option => ({
    value: id,
    label,
  });
  return {
    dimensions: dimensions.map(named),
    splits: dimensions.filter(({ members }) => members).map(named),
    measures: (cube?.measures ?? []).map(named),
    values: dimensions.flatMap(({ id, label, members }) =>
      (members ?? []).map((member): Option => ({
        value: `${id}=${member.key}`,
        label: `${label}：${member.label}`,
      })),
    ),
  };
}
