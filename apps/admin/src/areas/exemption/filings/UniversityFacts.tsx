import { normaleUniversity } from '@tqc/contract/exemption';
import type { Row } from '@tqc/contract/kit';
import { exemptFilingKind, filingStatus, onOff, teacherType } from '@tqc/domain/dictionaries';
import { DescriptionList } from '@tqc/ui/DescriptionList';
import { ViewButton } from '../../../kit/record/ViewButton';

const { get } = normaleUniversity;

/** One university: what it has to do next, its filings and the times of its province. */
export function UniversityFacts({
  university: { collegeId, name, year },
}: {
  readonly university: Row<typeof normaleUniversity.list>;
}) {
  return (
    <ViewButton call={get} input={{ collegeId, year }} title={name}>
      {({ filings, next, windows }) => (
        <DescriptionList
          columns={1}
          items={[
            {
              label: '下一步',
              value: next.length > 0 ? next.join('；') : '备案已齐，可以采集和提交学生数据',
            },
            ...filings.map((one) => ({
              label: `${String(one.year)}年${exemptFilingKind.label(one.kind)}备案`,
              value: [
                filingStatus.label(one.status),
                ...(one.validUntil === null ? [] : [`有效期至${one.validUntil}`]),
                ...(one.opinion === '' ? [] : [one.opinion]),
              ].join('，'),
            })),
            ...windows.map((one) => ({
              label: `${String(one.classYear)}届时间`,
              value: `${one.teacherTypes.map((type) => teacherType.label(type)).join('、')}：采集${one.collectBegin}至${one.collectEnd}，提交截止${one.submitEnd}，审核截止${one.reviewEnd}（${onOff.label(one.status)}）`,
            })),
          ]}
        />
      )}
    </ViewButton>
  );
}
