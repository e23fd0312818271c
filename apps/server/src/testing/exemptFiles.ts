import { normalPreServiceTeacher } from '@tqc/contract/applicant';
import { normalFiling, normalStudent } from '@tqc/contract/exemption';
import { handStudent, newStudent } from './exemptGround';
import type { TestServer } from './server';

// The year before it is the class of the students.
const FIRST_YEAR = 2020;

/** How calls that name the paper of a university's filing are made, each in a year of its own. */
export function exemptNaming(
  server: () => TestServer,
  uploaded: (name: string) => Promise<string>,
) {
  let years = 0;
  const file = async (fileId: string) => {
    const university = await server().as('university');
    return university(normalFiling.create, {
      kind: 3,
      year: FIRST_YEAR + (years += 1),
      title: '师范生教育教学能力考核办法',
      grades: [2, 3],
      ways: [1, 2],
      paperSetting: '学校统一命题',
      passLimit: 95,
      effectiveOn: '2024-03-01',
      contact: '林问夏',
      phone: '000-88880001',
      fileId,
    });
  };
  const photo = async (fileId: string) =>
    handStudent(server(), { ...(await newStudent(server())), photo: fileId });
  const of = { by: 'university', stranger: 'county', pdf: true } as const;
  return [
    { by: 'university', stranger: 'county', call: normalStudent.create, name: photo } as const,
    {
      by: 'university',
      stranger: 'county',
      call: normalPreServiceTeacher.update,
      name: async (fileId: string) => {
        const university = await server().as('university');
        const studentId = await handStudent(server());
        return university(
          normalPreServiceTeacher.update,
          { studentId, photo: fileId },
          { version: 1 },
        );
      },
    } as const,
    { ...of, call: normalFiling.create, name: file },
    {
      ...of,
      call: normalFiling.update,
      name: async (fileId: string) => {
        const university = await server().as('university');
        const { id: docId } = await file(await uploaded('考核办法.pdf'));
        await university(normalFiling.update, { docId, action: 'withdraw' }, { version: 1 });
        return university(normalFiling.update, { docId, fileId }, { version: 2 });
      },
    },
  ];
}
