import { baseDict } from '@tqc/contract/basic';
import { msgSysmsg } from '@tqc/contract/message';
import type { Row } from '@tqc/contract/kit';
import { templateFault, templatePreview, templates } from '@tqc/domain/messages';
import { DescriptionList } from '@tqc/ui/DescriptionList';
import type { ReactNode } from 'react';
import { FormButton } from '../../kit/form/buttons';
import type { NamedField } from '../../kit/form/formFields';
import { switchButton } from '../../kit/form/switchButton';
import { ListScreen } from '../../kit/list/ListScreen';
import { ViewButton } from '../../kit/record/ViewButton';
import { useMay } from '../../kit/session/useMay';
import { SendButton } from './sending/SendButton';

const { get, list, update } = baseDict;
type Template = Row<typeof list>;

/** What is said now: as it was worded anew, or as it was compiled. */
const textOf = ({ label, name }: Pick<Template, 'label' | 'name'>) => label ?? name;
const placesOf = (code: string) =>
  (templates[code]?.places ?? []).map((one) => `{${one}}`).join('、');

/** 消息模板: the product's own messages, each with the places that are filled in when it is sent. */
export function TemplateScreen({ tabs }: { readonly tabs?: ReactNode }) {
  const maySend = useMay(msgSysmsg.addMsgSysmsg);
  return (
    <ListScreen
      title="消息模板"
      note="系统自己发的消息怎么说；花括号里的占位符发送时换成实际内容。没有改过或停用的，按编好的文字发。由国家中心修改，各级都可以从模板开始写消息。"
      list={list}
      fixed={{ dtId: 'msgTemplate' }}
      search={['code', 'status']}
      sorts={['sort', 'updatedAt']}
      columns={[
        {
          key: 'event',
          title: '触发事件',
          width: 170,
          pinned: 'left',
          render: ({ code }) => templates[code]?.name ?? code,
        },
        'status',
        { key: 'to', title: '发给', width: 138, render: ({ code }) => templates[code]?.to ?? '' },
        { key: 'text', title: '模板内容', width: 262, ellipsis: true, render: textOf },
        { key: 'places', title: '占位符', width: 212, render: ({ code }) => placesOf(code) },
        { key: 'code', title: '模板编码', width: 168 },
        'updatedBy',
        'updatedAt',
      ]}
      actionsWidth={236}
      rowActions={(row) => (
        <>
          <ViewButton
            call={get}
            input={{ dicId: row.dicId }}
            label="预览"
            title={templates[row.code]?.name ?? row.code}
          >
            {(template) => <Preview template={template} />}
          </ViewButton>
          <FormButton
            call={update}
            row={{ ...row, label: textOf(row) }}
            label="编辑"
            link
            fields={[worded(row.code)]}
            intro={`${templates[row.code]?.name ?? row.code}，发给${templates[row.code]?.to ?? ''}`}
          />
          {maySend && (
            <SendButton
              link
              label="用它写消息"
              from={{
                template: row.code,
                title: templates[row.code]?.name ?? '',
                content: textOf(row),
              }}
            />
          )}
          {switchButton(update, row, `模板“${templates[row.code]?.name ?? row.code}”`)}
        </>
      )}
    >
      {tabs}
    </ListScreen>
  );
}

/** The text with its places: what is wrong with them is said at once. */
const worded = (code: string): NamedField<'label'> => ({
  of: 'label',
  change: ({ name }) => ({
    name,
    label: '模板内容',
    kind: 'textarea',
    required: true,
    maxLength: 200,
    wide: true,
    hint: `可以用${placesOf(code)}`,
    validate: (value: unknown) => templateFault(code, typeof value === 'string' ? value : ''),
  }),
});

/** The message as somebody would get it, with invented values. */
function Preview({ template }: { readonly template: Template }) {
  const { code, label, name } = template;
  return (
    <DescriptionList
      columns={1}
      items={[
        { label: '收到的文字', value: templatePreview(code, label ?? name) },
        { label: '模板内容', value: label ?? name },
        { label: '编好的文字', value: name },
        { label: '占位符', value: placesOf(code) },
      ]}
    />
  );
}
