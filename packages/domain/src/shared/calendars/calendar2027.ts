import type { YearCalendar } from './yearCalendar';

/**
 * 2027, provisional: the State Council's notice was not there when this was written. These are the
 * days of the law (全国年节及纪念日放假办法 of 2024), with the working days that follow where they fall on a
 * weekend (its article 6). Once the notice is there, its days replace these and `published` gets
 * its date; docs/operations.md says how.
 */
export const calendar2027: YearCalendar = {
  year: 2027,
  holidays: {
    元旦: ['2027-01-01'],
    // The new moon is four minutes before midnight in Beijing: the year begins on the 6th, though
    // some tables say the 7th.
    春节: ['2027-02-05', '2027-02-10'],
    清明节: ['2027-04-05'],
    劳动节: ['2027-05-01', '2027-05-04'],
    端午节: ['2027-06-09'],
    中秋节: ['2027-09-15'],
    国庆节: ['2027-10-01', '2027-10-05'],
  },
  worked: [],
};
