-- Words of the search that staff change: synonyms in both directions or in one, nicknames of products, words to ignore.

create table search_word_group (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('two-way', 'one-way', 'nickname', 'filler')),
  -- As searched for: half-width, lower case, simplified.
  words text[] not null check (
    cardinality(words) between 1 and 60 and array_position(words, null) is null and array_position(words, '') is null
  ),
  -- Of one-way words what they also find; of nicknames the ids of products.
  targets text[] not null default '{}' check (
    cardinality(targets) <= 20 and array_position(targets, null) is null and array_position(targets, '') is null
  ),
  version integer not null default 1,
  -- Null: the words that came with the shop.
  updated_by bigint references staff,
  updated_at timestamptz not null default shop_now(),
  check (kind <> 'two-way' or cardinality(words) >= 2),
  check ((kind in ('one-way', 'nickname')) = (cardinality(targets) > 0))
);
create index search_word_group_by_kind on search_word_group (kind, id);
create trigger search_word_group_announced after insert or update or delete on search_word_group
  for each statement execute function announce_published();

-- The words of earlier releases, once: later edits are never overwritten.
insert into search_word_group (kind, words) values
  ('two-way', '{口红,唇膏,lipstick}'),
  ('two-way', '{洗面奶,洁面,cleanser}'),
  ('two-way', '{爽肤水,化妆水,柔肤水,toner}'),
  ('two-way', '{护手霜,手霜}'),
  ('two-way', '{散粉,蜜粉,定妆粉}'),
  ('two-way', '{粉饼,定妆蜜粉}'),
  ('two-way', '{粉底,粉底液,foundation}'),
  ('two-way', '{气垫,cushion}'),
  ('two-way', '{隔离霜,隔离,妆前乳,primer}'),
  ('two-way', '{遮瑕,遮瑕膏,concealer}'),
  ('two-way', '{防晒霜,防晒乳,防晒,sunscreen}'),
  ('two-way', '{胭脂,腮红,blush}'),
  ('two-way', '{高光,修容高光,highlighter}'),
  ('two-way', '{眼影,eyeshadow}'),
  ('two-way', '{眼线,eyeliner}'),
  ('two-way', '{睫毛膏,mascara}'),
  ('two-way', '{眉笔,眉笔与染眉}'),
  ('two-way', '{指甲油,甲油}'),
  ('two-way', '{润唇膏,护唇膏,唇部护理}'),
  ('two-way', '{唇彩,唇蜜,唇釉}'),
  ('two-way', '{唇蜜,gloss}'),
  ('two-way', '{唇,lip}'),
  ('two-way', '{精华液,精华,serum}'),
  ('two-way', '{面霜,cream}'),
  ('two-way', '{眼霜,黑眼圈,眼袋}'),
  ('two-way', '{沐浴乳,沐浴露}'),
  ('two-way', '{洗发露,洗发水,shampoo}'),
  ('two-way', '{护发素,conditioner}'),
  ('two-way', '{发油,护发精油}'),
  ('two-way', '{染发剂,染发膏,染发}'),
  ('two-way', '{润肤乳,身体乳}'),
  ('two-way', '{香氛,香水,perfume}'),
  ('two-way', '{古龙水,男士香水}'),
  ('two-way', '{淡香精,edp}'),
  ('two-way', '{淡香水,edt}'),
  ('two-way', '{香薰,香薰蜡烛,扩香}'),
  ('two-way', '{须后护理,须后水}'),
  ('two-way', '{化妆刷,刷具}'),
  ('two-way', '{哑光,雾面,雾感,柔雾,哑雾,绒雾,matte}'),
  ('two-way', '{丝绒,天鹅绒,绒雾,软绒}'),
  ('two-way', '{补水,保湿}'),
  ('two-way', '{美白,提亮}'),
  ('two-way', '{抗老,抗衰,抗皱,紧致}'),
  ('two-way', '{修复,修护,屏障修护}'),
  ('two-way', '{祛痘,痘痘,控油}'),
  ('two-way', '{敏感肌,敏感}'),
  ('two-way', '{油皮,油性}'),
  ('two-way', '{干皮,干性}'),
  ('two-way', '{混油皮,混合}'),
  ('two-way', '{玻尿酸,透明质酸}'),
  ('two-way', '{视黄醇,a醇}'),
  ('two-way', '{维c,维生素c,抗坏血酸}'),
  ('two-way', '{维e,维生素e,生育酚}'),
  ('two-way', '{玫瑰,玫瑰花,蔷薇}'),
  ('two-way', '{山茶花,山茶,茶花}'),
  ('two-way', '{男生,男士,男朋友,男友,老公}'),
  ('two-way', '{女生,女士,女朋友,女友,老婆}'),
  ('two-way', '{礼物,送礼,礼盒}'),
  ('two-way', '{小样,试用装,旅行装}'),
  ('filler', '{的,了,和,与,及,款,用,买,求,送,有,没有,有没有,想,想买,想要,要,我,我想}'),
  ('filler', '{请问,吗,呢,吧,好,好用,哪个,哪款,哪些,什么,怎么样,推荐,适合,可以}'),
  ('filler', '{一个,一支,一瓶,一盒,一款,一些}'),
  ('filler', '{号,色,色号,号色,味,味道}');

-- After the seed, so that it is no edit of staff.
call audit_table('search_word_group', 'id');
