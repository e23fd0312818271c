import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import { reports } from '@tqc/contract/monitor';
import { faultsOf, templates } from '@tqc/domain/reports';
import { SelectField } from '@tqc/ui/fields';
import { PageHeader } from '@tqc/ui/PageHeader';
import { ApiError } from '@tqc/client';
import { useEffect, useRef, useState } from 'react';
import { focusFirstWrong } from '../../../kit/case/desk/focusField';
import { useAction } from '../../../kit/form/useAction';
import { useKeptText } from '../../../kit/form/useKeptText';
import { RecordMissing } from '../../../kit/record/RecordNotice';
import { useRecord } from '../../../kit/record/useRecord';
import { call } from '../../../kit/session/api';
import { designIn, headOf, newDesign, type Design } from './designState';
import { DesignForm } from './DesignForm';
import { ReportBoard } from './ReportBoard';
import { ReportTable } from './ReportTable';
import styles from './reports.module.css';

interface ReportDesignerProps {
  /** The report that is changed; none for a new one. */
  readonly id: string | undefined;
  readonly onSaved: (id: string) => void;
  readonly onBack: () => void;
}

/** Makes a report: fields on the left, on the right its head at once and its figures when saved. */
export function ReportDesigner({ id, onSaved, onBack }: ReportDesignerProps) {
  const catalogue = useRecord(reports.catalogue, {});
  const known = useRecord(
    reports.getInfo,
    { id: id ?? '0', draft: true },
    { when: id !== undefined },
  );
  const missing = [catalogue, ...(id === undefined ? [] : [known])].find(({ record }) => !record);
  if (missing || !catalogue.record)
    return (
      <RecordMissing
        failure={missing?.failure}
        onRetry={() => {
          catalogue.reload();
          known.reload();
        }}
      />
    );
  return (
    <Designer
      // What is saved is another version, and what is typed belongs to the one it was read from.
      key={`${id ?? 'new'}/${known.record?.version ?? 0}`}
      id={id}
      version={known.record?.version}
      saved={known.record}
      cubes={catalogue.record.cubes}
      onSaved={(next) => {
        known.reload();
        onSaved(next);
      }}
      onBack={onBack}
    />
  );
}

interface DesignerProps extends ReportDesignerProps {
  readonly version: number | undefined;
  readonly saved: Design | undefined;
  readonly cubes: Parameters<typeof DesignForm>[0]['cubes'];
}

const NO_ERRORS: Readonly<Record<string, string>> = {};
const nothing = () => undefined;

function Designer({ id, version, saved, cubes, onSaved, onBack }: DesignerProps) {
  const [text, setText] = useKeptText(`monitor.report/${id ?? 'new'}/${version ?? 0}`);
  const [errors, setErrors] = useState(NO_ERRORS);
  const design = designIn(text) ?? (saved ? designOf(saved) : newDesign());
  const isChanged = text !== '' || id === undefined;
  const head = headOf(design);
  const [refusals, setRefusals] = useState(0);
  const fields = useRef<HTMLElement>(null);
  // The form is longer than the window: what is said below would not be seen.
  useEffect(() => {
    if (refusals > 0) focusFirstWrong(fields.current);
  }, [refusals]);

  const [keep, busy] = useAction(
    async () => {
      try {
        return await call(reports.add, {
          ...design,
          ...(id === undefined ? {} : { id }),
          ...(version === undefined ? {} : { version }),
        });
      } catch (error) {
        if (error instanceof ApiError) setErrors({ ...error.fields });
        throw error;
      }
    },
    {
      done: '已保存为草稿，发布后别人才看得到',
      onDone: (answer) => {
        setText('');
        onSaved(answer.id);
      },
    },
  );

  async function save() {
    const found = wrongIn(design);
    setErrors(found);
    if (isEmpty(found)) await keep();
    else setRefusals((before) => before + 1);
  }
  function change(next: Design) {
    setText(JSON.stringify(next));
    // What was mended is said no more.
    if (!isEmpty(errors)) setErrors(wrongIn(next));
  }

  return (
    <div className={styles.screen}>
      <PageHeader
        title={id === undefined ? '新建报表' : `设计：${saved?.name ?? ''}`}
        description="在左边选择统计主题、行、列和条件，右边随时看到表头；保存后显示数据。没有保存的内容会留一天。"
        actions={
          <>
            <Button onClick={onBack}>返回列表</Button>
            {text !== '' && <Button onClick={() => setText('')}>放弃没有保存的修改</Button>}
            <Button type="primary" loading={busy} disabled={!isChanged} onClick={() => void save()}>
              保存草稿
            </Button>
          </>
        }
      />
      <div className={styles.columns}>
        <section ref={fields} aria-label="报表定义" className={`${styles.card} ${styles.fields}`}>
          {id === undefined && (
            <SelectField
              label="从模板开始"
              value=""
              options={templates.map((one) => ({ value: one.id, label: one.title }))}
              placeholder="不用模板"
              onChange={(next) => setText(JSON.stringify(newDesign(next)))}
            />
          )}
          <DesignForm design={design} cubes={cubes} errors={errors} onChange={change} />
        </section>
        <div className={`${styles.main} ${styles.beside}`}>
          {id !== undefined && !isChanged ? (
            <ReportBoard id={id} draft />
          ) : (
            <section aria-label="表头预览" className={styles.card}>
              <p className={styles.hint}>表头预览，保存后显示数据</p>
              {head && (
                <ReportTable
                  name={design.name}
                  head={head}
                  preview={undefined}
                  loading={false}
                  onDown={nothing}
                />
              )}
            </section>
          )}
        </div>
      </div>
    </div>
  );
}

/** What keeps a design from being saved, by field. */
function wrongIn({ name, definition, audience }: Design): Readonly<Record<string, string>> {
  const faults: Record<string, string> = {};
  for (const { at, says } of faultsOf(definition)) {
    const [part = at, place] = at.split('.');
    // Said once beneath all groups: which of them it is about.
    const isGroup = part === 'groups' && place !== undefined;
    faults[part] ??= isGroup ? `第${Number(place) + 1}组列：${says}` : says;
  }
  return {
    ...(name.trim() === '' ? { name: '请输入报表名称' } : {}),
    ...(audience.length === 0 ? { audience: '请选择可见机构' } : {}),
    ...faults,
  };
}

const isEmpty = (errors: Readonly<Record<string, string>>) => Object.keys(errors).length === 0;

const designOf = ({ name, business, audience, definition }: Design): Design => ({
  name,
  business,
  audience,
  definition,
});
