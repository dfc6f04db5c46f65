-- What a company shows is shown once it is approved.
update files set is_public = false where id in (
  select logo_file_id from companies where approval <> 'APPROVED'
  union all
  select file_id from company_files join companies on companies.id = company_files.company_id
    where approval <> 'APPROVED'
);
