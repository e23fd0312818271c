import { planKind } from '@tqc/domain/dictionaries';
import { useKindTabs } from '../../../kit/list/useKindTabs';
import { useSession } from '../../../kit/session/session';
import { EnrollOrgEnds } from './EnrollOrgEnds';
import { EnrollProvinceEndsScreen } from './EnrollProvinceEndsScreen';

const CENTRE = 5;
const kinds = [...planKind.options]
  .reverse()
  .map(({ value, label }) => ({ key: String(value), label }));

/**
 * 结束注册计划: the superior agrees to what was applied for; the centre then ends the plans of
 * provinces, which nobody asks for.
 */
export function EnrollEndPlanScreen() {
  const isCentre = useSession(({ user }) => user?.orgType) === CENTRE;
  const { kind, tabs } = useKindTabs('计划类型', kinds);
  if (!isCentre) return <EnrollOrgEnds />;
  return kind?.key === 'province' ? (
    <EnrollProvinceEndsScreen tabs={tabs} />
  ) : (
    <EnrollOrgEnds tabs={tabs} />
  );
}
