-- The wording every text had before its wordings were kept.
insert into terms_versions (terms_id, version, subject, content, is_necessary, created_at)
  select id, version, subject, content, is_necessary, updated_at from terms;
