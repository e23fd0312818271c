import { Score, score, scoreImport } from '@tqc/contract/applicant';
import type { OutputOf } from '@tqc/contract/kit';
import { lookup } from '@tqc/contract/lookup';
import { AskButton, FormButton } from '../../kit/form/buttons';
import { ImportButton } from '../../kit/imports/ImportButton';
import { ListScreen } from '../../kit/list/ListScreen';
import { useChoiceSearch } from '../../kit/list/useChoiceSearch';
import { FieldSections } from '../../kit/record/FieldSections';
import { ViewButton } from '../../kit/record/ViewButton';
import { SCORE } from './facts';
import { LifeList } from './LifeList';

const { get, list, importScore, removeCache } = score;

const SECTIONS = {
  考试: ['name', 'idNo', 'examBatch', 'prov', 'grade'],
  成绩: ['scoreOne', 'scoreTwo', 'scoreThree', 'interviewSubject', 'interviewScore'],
  合格证明: ['proofNo', 'expiredTime', 'expired', 'validation', 'checkedAt'],
} as const;

/** 国考成绩信息 */
export function ScoreScreen() {
  const batch = useChoiceSearch(
    'examBatch',
    '考试批次',
    lookup.queryScoreBatch,
    {},
    ({ name }) => ({ value: name, label: name }),
  );
  return (
    <ListScreen
      note="统考成绩由国家中心导入；同一合格证明编号再导入算更新。过期的证明不能再用于认定。"
      list={list}
      sorts={['expiredTime']}
      search={[
        'name',
        'idNo',
        'proofNo',
        batch,
        'prov',
        'grade',
        'interviewSubject',
        'validation',
        'expired',
      ]}
      columns={['name', 'validation', 'idNo', ...SCORE]}
      toolbar={() => (
        <>
          <ImportButton imported={scoreImport} />
          <FormButton
            call={importScore}
            label="登记成绩"
            fields={[
              'name',
              'idNo',
              'examBatch',
              'prov',
              'grade',
              ...SECTIONS.成绩,
              'proofNo',
              'expiredTime',
            ]}
          />
        </>
      )}
      actionsWidth={210}
      rowActions={(row) => (
        <>
          <ViewButton call={get} input={{ scoreId: row.scoreId }} title={`${row.name}的国考成绩`}>
            {(record) => <ScoreFacts record={record} />}
          </ViewButton>
          <AskButton
            call={removeCache}
            label="清除核验结果"
            link
            danger
            row={{ ssoId: row.ssoId ?? '', idRef: row.idRef }}
            question={`清除${row.name}保留的成绩核验结果吗？再次导入成绩时重新核对。`}
            when={row.cached && row.ssoId !== null}
          />
        </>
      )}
    />
  );
}

function ScoreFacts({ record }: { readonly record: OutputOf<typeof get> }) {
  return (
    <>
      <FieldSections schema={Score} record={record} sections={SECTIONS} />
      <LifeList life={record.life} />
    </>
  );
}
