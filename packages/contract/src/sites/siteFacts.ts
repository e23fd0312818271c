import { teachGrade } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import { field } from '../kit';

const empty = z.literal('');
const address = (label: string) =>
  field
    .shaped(label, {
      max: 200,
      pattern: /^https?:\/\/[^\s]{3,190}$/,
      says: `${label}以http://或https://开头`,
      example: () => 'https://www.example.cn/jszg',
    })
    .or(empty);

const MOST_FILES = 3;
/** A file that goes with it. */
const SiteFile = z.object({
  fileId: field.file('附件'),
  name: z.string().max(200),
  size: z.number(),
});

/** What an organisation tells the public of itself. */
export const SiteContent = z.object({
  publicName: field.text('对外名称', 60).or(empty),
  address: field.text('办公地址', 100).or(empty),
  phones: field.text('咨询电话', 70).or(empty),
  officeHours: field.text('办公时间', 100).or(empty),
  url: address('公示网址'),
  noticeUrl: address('公告链接'),
  placeAt: field
    .shaped('地图定位', {
      max: 40,
      pattern: /^\d{2,3}(\.\d{1,6})?,\d{1,2}(\.\d{1,6})?$/,
      says: '地图定位写成“经度,纬度”，例如118.7969,32.0603',
      example: () => '118.7969,32.0603',
    })
    .or(empty),
  materials: field.longText('材料清单', 2000).or(empty),
  attention: field.longText('注意事项', 2000).or(empty),
  attachments: field.list('附件', SiteFile, MOST_FILES),
  /** Of 定期注册 alone. */
  scope: field.text('注册范围', 200).or(empty),
  grades: field.codes('学段', teachGrade).nullable(),
});
const row = SiteContent.shape;

/** What is written, and corrected, of the information of 认定. */
export const siteFacts = {
  publicName: field.text('对外名称', 60),
  address: field.text('办公地址', 100),
  phones: field.text('咨询电话', 70),
  officeHours: field.text('办公时间', 100),
  url: row.url,
  noticeUrl: row.noticeUrl,
  placeAt: row.placeAt,
  materials: field.longText('材料清单', 2000),
  attention: row.attention,
  /** Files that are named already, and new ones of the caller. */
  files: field.files('附件', MOST_FILES),
};

/** The same of 定期注册, which says whom it registers. */
export const enrollFacts = { ...siteFacts, scope: row.scope, grades: row.grades };
