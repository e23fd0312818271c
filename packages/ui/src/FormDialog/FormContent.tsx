import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import { useEffect, useId, type ReactNode } from 'react';
import { classNames, Icon, isSubmitKey } from '../foundation';
import { FormControl } from './FormControl';
import type { FormField, FormValues } from './formFields';
import { useDirty } from './useDirty';
import { useFormState } from './useFormState';
import styles from './FormDialog.module.css';

interface FormContentProps {
  title: string;
  fields: readonly FormField[];
  initial?: FormValues;
  onSubmit: (values: FormValues) => Promise<void>;
  onDone: () => void;
  /** 点取消；调用者决定要不要先问。 */
  onCancel?: () => void;
  /** 改动过的字段变化时通知外层。 */
  onChanged?: (labels: readonly string[]) => void;
  /** 草稿的键；见 DraftContext。 */
  draftKey?: string | undefined;
  /** 放弃时由外层调用，清掉草稿。 */
  abandon?: { current: () => void };
  submitText?: string;
  cancelText?: string;
  columns?: 1 | 2;
  /** 按钮左边的内容；给函数时收到现在的值。 */
  extra?: ReactNode | ((values: FormValues) => ReactNode);
  /** 出现时把焦点放到第一个字段。 */
  autoFocus?: boolean;
}

/** 表单的字段、整体错误和按钮；对话框、抽屉和整页共用。 */
export function FormContent(props: FormContentProps) {
  const {
    title,
    fields,
    initial,
    onSubmit,
    onDone,
    onCancel,
    onChanged,
    submitText = '提交',
    cancelText = '取消',
    columns = 1,
    extra,
    autoFocus = false,
    draftKey,
    abandon,
  } = props;
  const form = useFormState({ fields, initial, onSubmit, onDone, draftKey });
  useEffect(() => {
    if (abandon) abandon.current = form.dropDraft;
  });
  const labels = form.changed.join('、');
  useDirty(useId(), labels !== '', `${title}：${labels}`);
  useEffect(() => {
    onChanged?.(labels ? labels.split('、') : []);
  }, [labels, onChanged]);
  const { body } = form;
  useEffect(() => {
    if (!autoFocus) return;
    const first = body.current?.querySelector<HTMLElement>(
      'input:not([hidden]), [role=combobox], [role=switch], textarea',
    );
    // A question without fields takes the focus itself: Esc leaves it, Tab goes to its buttons.
    (first ?? body.current)?.focus();
    // Long text is read from its start; browsers show now the start, now the end.
    if (first instanceof HTMLInputElement && first.selectionStart !== null)
      first.setSelectionRange(0, 0);
  }, [autoFocus, body]);
  return (
    <form
      ref={form.body}
      tabIndex={-1}
      className={styles.form}
      aria-label={title}
      noValidate
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (!isSubmitKey(event)) return;
        event.preventDefault();
        void form.submit();
      }}
    >
      <div className={styles.body}>
        {form.restored && (
          <div role="status" className={styles.restored}>
            已恢复上次未提交的内容
            <Button type="text" size="mini" htmlType="button" onClick={form.discardDraft}>
              放弃并重新填写
            </Button>
          </div>
        )}
        {form.message && (
          <div ref={form.said} role="alert" tabIndex={-1} className={styles.message}>
            <Icon name="warning" />
            {form.message}
          </div>
        )}
        <div className={styles.grid} data-columns={columns}>
          {form.shown.map((field) => (
            <div
              key={field.name}
              className={classNames(
                (field.wide ||
                  field.kind === 'textarea' ||
                  field.kind === 'upload' ||
                  field.kind === 'rows' ||
                  field.kind === 'region') &&
                  styles.wide,
              )}
            >
              <FormControl
                field={field}
                value={form.values[field.name]}
                values={form.values}
                error={form.errors[field.name]}
                onChange={(value) => form.set(field, value)}
              />
            </div>
          ))}
        </div>
      </div>
      <div className={styles.footer}>
        {typeof extra === 'function' ? extra(form.values) : extra}
        {onCancel && (
          <Button htmlType="button" onClick={onCancel} disabled={form.submitting}>
            {cancelText}
          </Button>
        )}
        <Button
          type="primary"
          htmlType="button"
          loading={form.submitting}
          onClick={() => void form.submit()}
        >
          {submitText}
        </Button>
      </div>
    </form>
  );
}
