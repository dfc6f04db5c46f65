import { unknownPlaceholderOf } from '../../common/text.ts';

/**
 * What each placeholder of a text message is called: `{name}`, `{이름}`, `{Name}` and `{姓名}` are all replaced by the
 * name, whatever the language of the screen is on which the text is opened again.
 */
const namesOf = {
  name: ['name', '이름', 'Name', '姓名'],
  company: ['company', '기업명', 'Company', '企业名'],
  recruitment: ['recruitment', '공고', 'Job', '职位'],
  link: ['link', '면담 링크', 'Meeting link', '面谈链接'],
  sender: ['sender', '담당자', 'Contact', '负责人'],
  phone: ['phone', '연락처', 'Telephone', '电话'],
} as const;
export type TextingPlaceholder = keyof typeof namesOf;
export type TextingValues = Record<TextingPlaceholder, string>;

/** The placeholders in a text message that are replaced for each recipient. */
export const textingPlaceholders = Object.keys(namesOf) as TextingPlaceholder[];

const placeholderByName = new Map<string, TextingPlaceholder>(
  textingPlaceholders.flatMap((placeholder) => namesOf[placeholder].map((name) => [name, placeholder])),
);
const names = [...placeholderByName.keys()];
const PLACEHOLDER = new RegExp(`\\{(${names.join('|')})\\}`, 'g');

/** A text message with its placeholders replaced; any other text in braces stays as it is. */
export const fillTexting = (text: string, values: TextingValues): string =>
  text.replaceAll(PLACEHOLDER, (braced, name: string) => {
    const placeholder = placeholderByName.get(name);
    return placeholder ? values[placeholder] : braced;
  });

/** The first placeholder with its braces that nothing replaces, so that it would be sent as it is. */
export const unknownPlaceholderIn = (text: string): string | undefined => unknownPlaceholderOf(text, names);

/** Whether a text message has the placeholder of the link of a meeting. */
export const hasLink = (text: string): boolean => namesOf.link.some((name) => text.includes(`{${name}}`));
