import { exchange } from '@tqc/contract/register';
import { pushState } from '@tqc/domain/dictionaries';
import { mendable } from '@tqc/domain/platform';
import { chinaMinute } from '@tqc/domain/shared';
import { FormButton } from '../../../kit/form/buttons';
import { required } from '../../../kit/form/formFields';
import { versioned, type Push } from './pushList';

const minute = (moment: string | null) => (moment === null ? '' : chinaMinute(new Date(moment)));

/** Mends what is at fault, or lets it be: of what came back and of what failed. */
export function ExceptionButtons({ push }: { readonly push: Push }) {
  const { state } = push;
  const open = state === pushState.code('returned') || state === pushState.code('failed');
  const faulty = mendable(push.answerCode);
  const records = versioned([push]);
  return (
    <>
      <FormButton
        call={exchange.handleAbnormal}
        label="修正"
        link
        intro={`${push.answerText}。${push.advice}。只填写要更正的内容。`}
        fields={[...faulty, 'reason']}
        initial={{
          name: push.name,
          acceptedAt: minute(push.acceptedAt),
          doneAt: minute(push.doneAt),
        }}
        // What is left empty stays as it is: only the name may be wrong, or only the number.
        toInput={(values) =>
          Object.fromEntries(
            faulty.map((name) => [name, String(values[name] ?? '').trim() || undefined]),
          )
        }
        input={{ action: 'fix', records }}
        when={open && faulty.length > 0}
      />
      <FormButton
        call={exchange.handleAbnormal}
        label="忽略"
        link
        danger
        intro="忽略后不再向国家平台推送该条数据。"
        fields={[required('reason')]}
        input={{ action: 'ignore', records }}
        when={open}
      />
    </>
  );
}
