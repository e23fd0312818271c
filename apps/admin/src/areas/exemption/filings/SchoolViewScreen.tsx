import { normaleUniversity } from '@tqc/contract/exemption';
import { ListScreen } from '../../../kit/list/ListScreen';
import { UniversityFacts } from './UniversityFacts';

const { list } = normaleUniversity;

/** 学校查看: how far each university is with its filings, and what comes next. */
export function SchoolViewScreen() {
  return (
    <ListScreen
      note="参加免试认定的高校：三项备案都通过、专业列入名录以后，才能提交学生数据。不选年度的看今年。"
      list={list}
      search={['prov', 'name', 'year', 'lacking']}
      columns={[
        'name',
        'code',
        'prov',
        'year',
        'reformGroup',
        'university',
        'assessment',
        'majors',
      ]}
      actionsWidth={100}
      rowActions={(row) => <UniversityFacts university={row} />}
    />
  );
}
