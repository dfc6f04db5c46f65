import { Link } from 'react-router';
import { MemberText } from '#ui/text/member-text.tsx';
import { copy } from './copy.ts';
import { searchAddress } from './page-query.ts';
import styles from './popular-words.module.css';

/** Popular search terms; nothing as long as there are none. */
export const PopularWords = ({ words }: { words: readonly string[] }) =>
  words.length > 0 && (
    <nav className={styles.popular} aria-labelledby="popular-words">
      <h2 id="popular-words">{copy.popular}</h2>
      <ol>
        {words.map((word) => (
          <li key={word}>
            <Link to={searchAddress(word)}>
              <MemberText>{word}</MemberText>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
