import { eq } from 'drizzle-orm';
import { collectedAccountTexts as m } from '@ieum/contract/account/users/collected-texts.ts';
import { collectedTexts as c } from '@ieum/contract/common/collected-texts.ts';
import { userLevels } from '#account/levels/tables.ts';
import { rowsOf, type Collection } from '#kit/data-collection.ts';
import { users } from '../tables.ts';

/** The account, without its password. */
export const accountCollection: Collection = {
  sections: [
    {
      name: 'account',
      title: m.title,
      tables: ['users'],
      fields: {
        username: c.username,
        name: c.name,
        phone: c.phone,
        email: c.email,
        bornAt: m.bornAt,
        postcode: c.postcode,
        address1: c.address1,
        address2: c.address2,
        level: m.level,
        createdAt: m.joinedAt,
        lastLoginAt: m.lastLoginAt,
      },
      rows: ({ db }, { userId }) => {
        const { username, userType, status, name, phone, email, bornAt, gender, locale } = users;
        const { postcode, address1, address2, createdAt, lastLoginAt } = users;
        const account = { username, userType, status, name, phone, email, bornAt, gender, locale };
        const rest = { postcode, address1, address2, createdAt, lastLoginAt, level: userLevels.name };
        return rowsOf(
          db
            .select({ ...account, ...rest })
            .from(users)
            .leftJoin(userLevels, eq(userLevels.id, users.levelId))
            .where(eq(users.id, userId)),
        );
      },
    },
  ],
  without: { phone_codes: 'Codes are valid for minutes and stored as hashes; the phone is in the account.' },
};
