import { lookup } from '@tqc/contract/lookup';
import { msgSysmsg } from '@tqc/contract/message';
import { sendRange } from '@tqc/domain/dictionaries';
import { RANGE, rangesFor } from '@tqc/domain/messages';
import type { Region } from '@tqc/ui/fields';
import type { FormField, FormValues } from '@tqc/ui/FormDialog';
import { FormButton } from '../../../kit/form/buttons';
import type { NamedField } from '../../../kit/form/formFields';
import { useChoices } from '../../../kit/form/useChoices';
import { placesOf } from '../../../kit/list/useRegionField';
import { useMay } from '../../../kit/session/useMay';
import { useSession, type User } from '../../../kit/session/session';
import { peopleField, peopleIn } from '../../../trade/people/PeopleField';

const { addMsgSysmsg } = msgSysmsg;
/** 一条短信的字数 */
const ONE_TEXT = 70;

const to = (range: number) => (values: FormValues) => values['sendType'] === String(range);

const content: NamedField<'content'> = {
  of: 'content',
  change: (field) => ({ ...field, hint: `短信请控制在${ONE_TEXT}字以内，超过的按多条计算` }),
};

const mobiles: FormField = {
  name: 'mobiles',
  label: '手机号码',
  kind: 'textarea',
  required: true,
  wide: true,
  hint: '多个号码用逗号隔开，一次最多500个；系统外手机号只能发短信',
  when: to(RANGE.outside),
};

/** Only the ranges that the caller may choose; who has but one finds it chosen. */
const ranges = (offered: readonly number[]): NamedField<'sendType'> => ({
  of: 'sendType',
  change: (field) => ({
    ...field,
    kind: 'select',
    options: sendRange.options
      .filter(({ value }) => offered.includes(value))
      .map(({ value, label }) => ({ value: String(value), label })),
  }),
});

const region = (user: User): FormField => ({
  name: 'region',
  label: '接收地区',
  kind: 'region',
  required: true,
  requiredMessage: '请选择查询条件',
  load: placesOf(user, () => undefined),
  hint: '发给所选地区全部机构的在用账号，只选到省份就是全省',
  when: to(RANGE.region),
});

function placeIn({ region: chosen }: FormValues) {
  // What a field of this kind holds, while it is there.
  const { province = '', city = '', county = '' } = (chosen ?? {}) as Partial<Region>;
  return {
    province: province || undefined,
    city: city || undefined,
    county: county || undefined,
  };
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

interface SendProps {
  readonly label?: string;
  readonly link?: boolean;
  /** The template it begins with: whoever writes replaces its places. */
  readonly from?: { readonly template: string; readonly title: string; readonly content: string };
}

/** 发送消息 */
export function SendButton({ label = '发送消息', link = false, from }: SendProps) {
  const user = useSession((session) => session.user);
  const may = useMay(addMsgSysmsg);
  const offered = user ? rangesFor({ orgType: user.orgType, manage: user.manage === 1 }) : [];
  const roles = useChoices(
    may && offered.includes(RANGE.role) ? lookup.queryRole : undefined,
    {},
    ({ roleId, roleName }) => ({ value: roleId, label: roleName }),
  );
  if (!user) return null;
  const role: FormField = {
    name: 'roleId',
    label: '角色',
    kind: 'select',
    required: true,
    options: roles,
    when: to(RANGE.role),
  };
  return (
    <FormButton
      call={addMsgSysmsg}
      label={label}
      link={link}
      primary={!link}
      drawer
      fields={[
        { of: 'title', change: (field) => ({ ...field, wide: true }) },
        content,
        'smsFlag',
        ranges(offered),
        region(user),
        peopleField(to(RANGE.people)),
        mobiles,
        role,
      ]}
      initial={{
        sendType: offered.length === 1 ? String(offered[0]) : '',
        ...(from && { title: from.title, content: from.content }),
      }}
      toInput={(values) => ({
        ...(from && { template: from.template }),
        ...placeIn(values),
        selUsers: peopleIn(values),
        mobiles: text(values['mobiles']),
        roleId: text(values['roleId']),
      })}
      done={({ receivers, texts, unsent }) =>
        [
          `已发给${receivers}人`,
          ...(texts > 0 ? [`短信${texts}条`] : []),
          ...(unsent > 0 ? [`${unsent}条短信没有发出，原因见短信日志`] : []),
        ].join('，')
      }
    />
  );
}
