// The style sheets of the results, whose code is loaded later.
import '#features/content/boards/public/posts.module.css';
import '#features/content/notices/public/notice-rows.module.css';
import '#features/hiring/bookmarks/bookmark-button.module.css';
import '#features/hiring/recruitments/card/card-grid.module.css';
import '#features/hiring/recruitments/card/recruitment-card.module.css';
import '#features/live/lectures/list/lecture-cards.module.css';
import '#features/site/center/faq-links.module.css';
import '#ui/badge/badge.module.css';
import '#ui/layout/generated-logo.module.css';
