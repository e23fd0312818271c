import type { YearCalendar } from './yearCalendar';

/** 2023, without which a term that ends in the first weeks of 2024 could not be counted. */
export const calendar2023: YearCalendar = {
  year: 2023,
  published: '2022-12-08',
  holidays: {
    元旦: ['2023-01-01', '2023-01-02'],
    春节: ['2023-01-21', '2023-01-27'],
    清明节: ['2023-04-05'],
    劳动节: ['2023-04-29', '2023-05-03'],
    端午节: ['2023-06-22', '2023-06-24'],
    中秋节和国庆节: ['2023-09-29', '2023-10-06'],
  },
  worked: [
    '2023-01-28',
    '2023-01-29',
    '2023-04-23',
    '2023-05-06',
    '2023-06-25',
    '2023-10-07',
    '2023-10-08',
  ],
};
