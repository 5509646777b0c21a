"""What is printed on a pack: type, its arrangement and its colours, as masks for compose.decal."""
