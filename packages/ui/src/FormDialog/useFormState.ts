import { useEffect, useRef, useState } from 'react';
import { shownFields, startValues, type FormField, type FormValues } from './formFields';
import { draftOf, useDraft } from './drafts';
import {
  changedLabels,
  readRejection,
  validateField,
  validateForm,
  type FormErrors,
} from './validate';

interface FormStateOptions {
  fields: readonly FormField[];
  initial?: FormValues;
  onSubmit: (values: FormValues) => Promise<void>;
  onDone: () => void;
  draftKey?: string | undefined;
}

/** 一张表单的值、错误和提交；有错时焦点落到第一个出错的字段，没有字段可指时落到错误说明。 */
export function useFormState({ fields, initial, onSubmit, onDone, draftKey }: FormStateOptions) {
  const [start] = useState(() => startValues(fields, initial));
  const [values, show] = useState(start);
  // A late change, as a finished upload, joins the values of now, not those it began with.
  const held = useRef(start);
  const [errors, setErrors] = useState<FormErrors>({});
  const [message, setMessage] = useState<string>();
  const [submitting, setSubmitting] = useState(false);
  const [failures, setFailures] = useState(0);
  const body = useRef<HTMLFormElement>(null);
  const warned = useRef(false);
  const said = useRef<HTMLDivElement>(null);
  const [restored, setRestored] = useState(false);
  const shown = shownFields(fields, values);
  const changed = changedLabels(shown, start, values);
  const dropDraft = useDraft({
    draftKey,
    dirty: changed.length > 0,
    values: draftOf(fields, values),
    onFound: (found) => {
      hold({ ...held.current, ...found });
      setRestored(true);
    },
  });

  useEffect(() => {
    if (failures === 0) return;
    const field = body.current?.querySelector('[data-invalid]');
    const control = field?.querySelector<HTMLElement>(
      '[role=combobox], [role=switch], input:not([hidden]), textarea, button',
    );
    // What belongs to no field stands above them all, out of sight below: the focus brings it back.
    (control ?? said.current)?.focus();
  }, [failures]);

  function hold(next: FormValues) {
    held.current = next;
    show(next);
  }

  function set(field: FormField, value: unknown) {
    const next = { ...held.current, [field.name]: value };
    hold(next);
    setErrors((now) => {
      if (!now[field.name]) return now;
      const problem = validateField(field, next);
      const { [field.name]: _, ...rest } = now;
      return problem ? { ...rest, [field.name]: problem } : rest;
    });
  }

  function fail(found: FormErrors, sentence?: string) {
    setErrors(found);
    setMessage(sentence);
    setFailures((count) => count + 1);
  }

  async function submit() {
    if (submitting) return;
    if (body.current?.querySelector('[data-uploading]'))
      return fail({}, '文件还在上传，请等上传完成，或取消上传后再提交');
    // Told once: whoever means to send it without the file presses again.
    const lacksFile = Boolean(body.current?.querySelector('ul[data-failed]'));
    if (lacksFile && !warned.current) {
      warned.current = true;
      return fail({}, '有文件没有上传成功，请重新选择；确认不上传的，请再提交一次');
    }
    warned.current = lacksFile;
    const found = validateForm(shown, values);
    if (Object.keys(found).length > 0) return fail(found);
    setErrors({});
    setMessage(undefined);
    setSubmitting(true);
    try {
      // A field may be there in one of two ways: its name decides, not the way it is drawn.
      const there = new Set(shown.map(({ name }) => name));
      const hidden = fields.map(({ name }) => name).filter((name) => !there.has(name));
      await onSubmit(
        Object.fromEntries(Object.entries(values).filter(([name]) => !hidden.includes(name))),
      );
      dropDraft();
      onDone();
    } catch (reason) {
      const { errors: given, message: sentence } = readRejection(reason, shown);
      fail(given, sentence);
    } finally {
      setSubmitting(false);
    }
  }

  function discardDraft() {
    dropDraft();
    hold(start);
    setErrors({});
    setRestored(false);
  }

  return {
    shown,
    values,
    errors,
    message,
    submitting,
    changed,
    body,
    said,
    restored,
    set,
    submit,
    dropDraft,
    discardDraft,
  };
}
