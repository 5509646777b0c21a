-- Builds indexes while the shop writes comments. Comments of a product by skin type and age band of their authors.
create index concurrently comment_by_traits on comment (product_id, skin_type, age_band) where state = 'shown';
