import DatePicker from '@arco-design/web-react/es/DatePicker';
import { dayjs } from '@arco-design/web-react/es/_util/dayjs';
import { calendarNow } from './calendarClock';

/** 日期选择；「今天」是系统的今天，不是这台电脑的。 */
export const Calendar = atSystemTime(DatePicker);

interface Parsed {
  parse(config: { readonly date?: unknown }): void;
}

/** Arco asks dayjs without an argument for now, and lets nobody say what that is. */
function atSystemTime<T>(picker: T): T {
  dayjs.extend((_, { prototype }) => {
    // What a plugin of dayjs is there to replace, and its types leave out.
    const inner = prototype as unknown as Parsed;
    const { parse } = inner;
    inner.parse = function (config) {
      parse.call(this, config.date === undefined ? { ...config, date: calendarNow() } : config);
    };
  });
  return picker;
}
